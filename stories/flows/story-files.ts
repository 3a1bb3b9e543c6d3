import { storyFile } from './journey-frame.ts'

export const completion =
  storyFile<typeof import('../account/account-completion.stories.tsx')>('Account/Completion')
export const shell =
  storyFile<typeof import('../application/frame.stories.tsx')>('Application/Frame')
export const guards =
  storyFile<typeof import('../application/guards.stories.tsx')>('Application/Guards')
export const outage =
  storyFile<typeof import('../application/outage.stories.tsx')>('Application/Outage')
export const ended = storyFile<typeof import('../application/session-end.stories.tsx')>(
  'Application/Session ended',
)
export const forgot =
  storyFile<typeof import('../auth/forgot-password.stories.tsx')>('Auth/Forgot password')
export const registration =
  storyFile<typeof import('../auth/registration.stories.tsx')>('Auth/Registration')
export const byProvider = storyFile<typeof import('../auth/registration-confirm.stories.tsx')>(
  'Auth/Registration by a provider',
)
export const reset =
  storyFile<typeof import('../auth/reset-password.stories.tsx')>('Auth/Reset password')
export const signIn = storyFile<typeof import('../auth/sign-in.stories.tsx')>('Auth/Sign in')
export const wechat = storyFile<typeof import('../auth/wechat.stories.tsx')>('Auth/WeChat')
export const begin = storyFile<typeof import('../grammar-check/begin-check.stories.tsx')>(
  'Grammar check/Begin check',
)
export const report =
  storyFile<typeof import('../grammar-check/report.stories.tsx')>('Grammar check/Report')
export const upload =
  storyFile<typeof import('../grammar-check/upload.stories.tsx')>('Grammar check/Upload')
export const notice =
  storyFile<typeof import('../migration/migration-notice.stories.tsx')>('Migration/Notice')
export const status =
  storyFile<typeof import('../migration/migration-status.stories.tsx')>('Migration/Status')
export const orders =
  storyFile<typeof import('../orders/dashboard.stories.tsx')>('Orders/Dashboard')
export const endings = storyFile<typeof import('../orders/endings.stories.tsx')>(
  'Orders/Use it before it ends',
)
export const account = storyFile<typeof import('../account/account.stories.tsx')>('Account/Account')
export const data =
  storyFile<typeof import('../account/your-data.stories.tsx')>('Account/Your data')
export const files =
  storyFile<typeof import('../order-details/completed-files.stories.tsx')>('Orders/Completed files')
export const beside =
  storyFile<typeof import('../order-details/side-by-side.stories.tsx')>('Orders/Side by side')
export const compared = storyFile<typeof import('../side-by-side/compared-documents.stories.tsx')>(
  'Orders/Compared documents',
)
