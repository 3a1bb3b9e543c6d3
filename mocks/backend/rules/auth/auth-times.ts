/** Milliseconds, as all below. */
export const RESET_VALID_FOR = 60 * 60_000

/** Longer than the minute that a page polls. */
export const WECHAT_CODE_VALID_FOR = 2 * 60_000

/** From approval in WeChat to completion: at the second poll after it. */
export const WECHAT_TRUE_AFTER = 3_000

export const SIGN_ON_VALID_FOR = 15 * 60_000

export const CONFIRMATION_VALID_FOR = 60 * 60_000
