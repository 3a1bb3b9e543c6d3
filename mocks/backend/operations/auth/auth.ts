import { passwordReset } from './password-reset.ts'
import { registration } from './registration.ts'
import { signingIn } from './sign-in.ts'
import { singleSignOn } from './single-sign-on.ts'
import { wechatLogin } from './wechat-login.ts'

export const auth = {
  ...signingIn,
  ...registration,
  ...passwordReset,
  ...wechatLogin,
  ...singleSignOn,
}
