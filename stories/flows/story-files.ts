import { storyFile } from './journey-frame.ts'

/** The files whose stories the flows show. */
export const storyFiles = {
  completion:
    storyFile<typeof import('../account/account-completion.stories.tsx')>('Account/Completion'),
  shell: storyFile<typeof import('../application/frame.stories.tsx')>('Application/Frame'),
  guards: storyFile<typeof import('../application/guards.stories.tsx')>('Application/Guards'),
  outage: storyFile<typeof import('../application/outage.stories.tsx')>('Application/Outage'),
  ended: storyFile<typeof import('../application/session-end.stories.tsx')>(
    'Application/Session ended',
  ),
  forgot: storyFile<typeof import('../auth/forgot-password.stories.tsx')>('Auth/Forgot password'),
  registration: storyFile<typeof import('../auth/registration.stories.tsx')>('Auth/Registration'),
  byProvider: storyFile<typeof import('../auth/registration-confirm.stories.tsx')>(
    'Auth/Registration by a provider',
  ),
  reset: storyFile<typeof import('../auth/reset-password.stories.tsx')>('Auth/Reset password'),
  signIn: storyFile<typeof import('../auth/sign-in.stories.tsx')>('Auth/Sign in'),
  wechat: storyFile<typeof import('../auth/wechat.stories.tsx')>('Auth/WeChat'),
  begin: storyFile<typeof import('../grammar-check/begin-check.stories.tsx')>(
    'Grammar check/Begin check',
  ),
  drafts: storyFile<typeof import('../grammar-check/manuscript-drafts.stories.tsx')>(
    'Grammar check/Drafts of a manuscript',
  ),
  large: storyFile<typeof import('../grammar-check/large-upload.stories.tsx')>(
    'Grammar check/Large upload',
  ),
  pieces: storyFile<typeof import('../ui/upload-in-pieces.stories.tsx')>(
    'Design system/Upload in pieces',
  ),
  report: storyFile<typeof import('../grammar-check/report.stories.tsx')>('Grammar check/Report'),
  upload: storyFile<typeof import('../grammar-check/upload.stories.tsx')>('Grammar check/Upload'),
  notice: storyFile<typeof import('../migration/migration-notice.stories.tsx')>('Migration/Notice'),
  status: storyFile<typeof import('../migration/migration-status.stories.tsx')>('Migration/Status'),
  orders: storyFile<typeof import('../orders/dashboard.stories.tsx')>('Orders/Dashboard'),
  endings: storyFile<typeof import('../orders/endings.stories.tsx')>(
    'Orders/Use it before it ends',
  ),
  account: storyFile<typeof import('../account/account.stories.tsx')>('Account/Account'),
  data: storyFile<typeof import('../account/your-data.stories.tsx')>('Account/Your data'),
  files:
    storyFile<typeof import('../order-details/completed-files.stories.tsx')>(
      'Orders/Completed files',
    ),
  beside:
    storyFile<typeof import('../order-details/side-by-side.stories.tsx')>('Orders/Side by side'),
  reviewers: storyFile<typeof import('../reviewer-response/reviewer-response.stories.tsx')>(
    'Orders/Answer to the reviewers',
  ),
  savedAnswers: storyFile<typeof import('../reviewer-response/saved-answer.stories.tsx')>(
    'Orders/Saved answer to the reviewers',
  ),
  reedit: storyFile<typeof import('../order-details/re-edit.stories.tsx')>('Orders/Re-edit'),
  answers: storyFile<typeof import('../reviewer-response/review-comments.stories.tsx')>(
    'Orders/Comments of reviewers',
  ),
  compared: storyFile<typeof import('../side-by-side/compared-documents.stories.tsx')>(
    'Orders/Compared documents',
  ),
}
