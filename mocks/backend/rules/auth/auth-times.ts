/** How long the link of a password mail works (milliseconds). */
export const RESET_VALID_FOR = 60 * 60_000

/** How long a WeChat code can be scanned and answered: longer than a page asks, which is a minute. */
export const WECHAT_CODE_VALID_FOR = 2 * 60_000

/** After the yes in WeChat, when the sign-in comes true: at the second question after it. */
export const WECHAT_TRUE_AFTER = 3_000

/** How long somebody may stay at a sign-on provider. */
export const SIGN_ON_VALID_FOR = 15 * 60_000

/** How long a registration that a provider began can be finished. */
export const CONFIRMATION_VALID_FOR = 60 * 60_000
