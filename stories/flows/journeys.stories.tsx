import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Filmstrip } from './filmstrip.tsx'
import { frame, storyFile } from './journey-frame.ts'

const completion =
  storyFile<typeof import('../account/account-completion.stories.tsx')>('Account/Completion')
const shell = storyFile<typeof import('../application/frame.stories.tsx')>('Application/Frame')
const guards = storyFile<typeof import('../application/guards.stories.tsx')>('Application/Guards')
const outage = storyFile<typeof import('../application/outage.stories.tsx')>('Application/Outage')
const ended = storyFile<typeof import('../application/session-end.stories.tsx')>(
  'Application/Session ended',
)
const forgot =
  storyFile<typeof import('../auth/forgot-password.stories.tsx')>('Auth/Forgot password')
const registration =
  storyFile<typeof import('../auth/registration.stories.tsx')>('Auth/Registration')
const byProvider = storyFile<typeof import('../auth/registration-confirm.stories.tsx')>(
  'Auth/Registration by a provider',
)
const reset = storyFile<typeof import('../auth/reset-password.stories.tsx')>('Auth/Reset password')
const signIn = storyFile<typeof import('../auth/sign-in.stories.tsx')>('Auth/Sign in')
const wechat = storyFile<typeof import('../auth/wechat.stories.tsx')>('Auth/WeChat')
const begin = storyFile<typeof import('../grammar-check/begin-check.stories.tsx')>(
  'Grammar check/Begin check',
)
const report =
  storyFile<typeof import('../grammar-check/report.stories.tsx')>('Grammar check/Report')
const upload =
  storyFile<typeof import('../grammar-check/upload.stories.tsx')>('Grammar check/Upload')
const notice =
  storyFile<typeof import('../migration/migration-notice.stories.tsx')>('Migration/Notice')
const status =
  storyFile<typeof import('../migration/migration-status.stories.tsx')>('Migration/Status')
const orders = storyFile<typeof import('../orders/dashboard.stories.tsx')>('Orders/Dashboard')
const endings = storyFile<typeof import('../orders/endings.stories.tsx')>(
  'Orders/Use it before it ends',
)
const account = storyFile<typeof import('../account/account.stories.tsx')>('Account/Account')
const data = storyFile<typeof import('../account/your-data.stories.tsx')>('Account/Your data')
const files =
  storyFile<typeof import('../order-details/completed-files.stories.tsx')>('Orders/Completed files')
const beside =
  storyFile<typeof import('../order-details/side-by-side.stories.tsx')>('Orders/Side by side')
const compared = storyFile<typeof import('../side-by-side/compared-documents.stories.tsx')>(
  'Orders/Compared documents',
)

const meta: Meta<typeof Filmstrip> = {
  title: 'Flows/Journeys',
  component: Filmstrip,
  // Each frame is compared in its own story.
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (args, { globals: { language, scheme } }) => (
    <Filmstrip
      {...args}
      // Each frame is checked for accessibility in its own story.
      globals={`language:${language};scheme:${scheme};a11y.manual:!true`}
      isPlayed={language === 'en'}
    />
  ),
}

export default meta

type Flow = StoryObj<typeof Filmstrip>

export const FirstSignInByAProvider: Flow = {
  args: {
    journey: 'Signing in by a provider for the first time',
    frames: [
      frame(
        signIn,
        'OtherSignInMethods',
        'Other sign-in methods are below the form; the person chooses ORCID.',
      ),
      frame(byProvider, 'FilledIn', 'Back from ORCID, whose details fill in the form.'),
      frame(
        byProvider,
        'TooLate',
        'After the time limit the person starts again and keeps what was typed.',
      ),
      frame(orders, 'NoOrdersYet', 'Signed in, without orders.'),
    ],
  },
}

export const SignInByWeChat: Flow = {
  args: {
    journey: 'Signing in by WeChat',
    frames: [
      frame(wechat, 'MakingTheCode', 'The code is loading.'),
      frame(wechat, 'Waiting', 'The code is shown, to be scanned with a phone.'),
      frame(wechat, 'Declined', 'Declined on the phone; the dialog offers a new code.'),
      frame(wechat, 'Expired', 'The code has expired; the dialog offers a new one.'),
      frame(wechat, 'Confirmed', 'Confirmed on the phone and signed in here.'),
    ],
  },
}

export const ForgottenPassword: Flow = {
  args: {
    journey: 'Resetting a forgotten password',
    frames: [
      frame(signIn, 'WrongPassword', 'The password is wrong.'),
      frame(forgot, 'Ready', 'The person requests a link by e-mail address.'),
      frame(forgot, 'Sent', 'The answer is the same whether or not there is an account.'),
      frame(reset, 'Ready', 'The link opens the form for a new password.'),
      frame(reset, 'TooShort', 'The message repeats the rule of the hint.'),
      frame(reset, 'UsedOrUnknownLink', 'A used link offers to request a new one.'),
      frame(reset, 'Saved', 'Saved and signed in.'),
    ],
  },
  play: async ({ canvasElement, args: { frames } }) => {
    const canvas = within(canvasElement)
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(frames.length)
    const link = canvas.getByRole('link', { name: 'Auth/Forgot password: Sent' })
    await expect(link).toHaveAttribute('href', './?path=/story/auth-forgot-password--sent')
    await userEvent.click(canvas.getByLabelText('desktop'))
    await expect(canvas.getByLabelText('phone')).not.toBeChecked()
    await userEvent.click(canvas.getByLabelText('phone'))
  },
}

export const Registration: Flow = {
  args: {
    journey: 'Creating an account',
    frames: [
      frame(registration, 'Ready', 'The form, with each rule beside its field.'),
      frame(registration, 'StatesOfTheCountry', 'Some countries have states or provinces.'),
      frame(registration, 'RulesOfTheFields', 'Errors are at the fields and in the summary.'),
      frame(
        registration,
        'AddressTaken',
        'There is an account already; the message links to sign-in.',
      ),
      frame(
        registration,
        'SignedInAfterwards',
        'The account is ready and the person is signed in.',
      ),
      frame(completion, 'Ready', 'An account that lacks required details is completed first.'),
    ],
  },
}

export const GrammarCheck: Flow = {
  args: {
    journey: 'A manuscript from its upload to the report',
    frames: [
      frame(upload, 'NoneYet', 'No checks yet.'),
      frame(upload, 'WrongTypeByName', 'A picture is not accepted as a manuscript.'),
      frame(begin, 'LeadsToTheReport', 'The check begins and its report opens.'),
      frame(
        report,
        'ProcessingThenComplete',
        'The report fills in while the manuscript is checked.',
      ),
      frame(report, 'Complete', 'Score, kinds of errors and next steps.'),
      frame(upload, 'PastAssessments', 'The check is in the list of past assessments.'),
    ],
  },
}

export const EndsSoon: Flow = {
  args: {
    journey: 'Using something before it ends',
    frames: [
      frame(
        endings,
        'EndsSoon',
        'The dashboard lists what ends within 60 days, with its worth and where to use it.',
      ),
      frame(endings, 'PartlyLoaded', 'What could not be checked is said, and asked for again.'),
      frame(endings, 'UsedForANewOrder', 'The promo code goes along into a new order.'),
    ],
  },
}

export const Translation: Flow = {
  args: {
    journey: 'A finished translation beside its original',
    frames: [
      frame(files, 'Translation', 'The files of the order; each translation leads to both texts.'),
      frame(beside, 'Loading', 'Both files are downloaded and compared in the browser.'),
      frame(beside, 'Translation', 'Paragraph beside paragraph, with what needs a look.'),
      frame(compared, 'Differences', 'Step by step through what is in one text only.'),
      frame(compared, 'TermInTwoWays', 'Terms with two names lead to their places.'),
    ],
  },
}

export const Migration: Flow = {
  args: {
    journey: 'Moving an account to the new company',
    frames: [
      frame(notice, 'Offered', 'The move is offered above the orders.'),
      frame(notice, 'Chosen', 'The person has chosen to move.'),
      frame(
        status,
        'TermsRequired',
        'On the day of the move the person must accept the new terms.',
      ),
      frame(status, 'CheckBackLater', 'The move takes a while; the page polls.'),
      frame(status, 'PollsUntilMoved', 'The account has moved.'),
    ],
  },
}

export const SessionThatEnds: Flow = {
  args: {
    journey: 'A session that ends during work',
    frames: [
      frame(orders, 'MyOrders', 'The list of orders.'),
      frame(ended, 'SignInAgain', 'The session has ended; the page keeps its state.'),
      frame(ended, 'WrongPassword', 'The error of a wrong password is at the field.'),
      frame(ended, 'BackAgain', 'Signed in again, on the same page.'),
      frame(ended, 'Leave', 'Or signed out, and personal data is removed.'),
    ],
  },
}

export const SigningOut: Flow = {
  args: {
    journey: 'Signing out',
    frames: [
      frame(shell, 'AccountOpen', 'The account menu, with sign-out.'),
      frame(signIn, 'Ready', 'Signed out in every tab.'),
      frame(guards, 'WarnedPersonSignsOut', 'A person who is locked out can sign out, too.'),
    ],
  },
}

export const TakingDataAlong: Flow = {
  args: {
    journey: 'Taking data along',
    frames: [
      frame(account, 'Complete', 'The account links to the page about its data.'),
      frame(data, 'Usual', 'Files, account and drafts; who can open them and until when.'),
      frame(data, 'Downloading', 'Everything is put into one zip file, one file after another.'),
      frame(data, 'OneFileFails', 'A file that fails is named and fetched again.'),
      frame(data, 'DraftsDeleted', 'The drafts on this device are deleted.'),
    ],
  },
}

export const Outage: Flow = {
  args: {
    journey: 'A service that is down',
    frames: [
      frame(guards, 'TryingToStart', 'The start fails and is retried.'),
      frame(outage, 'GaveUp', 'After ten retries the page says since when, and what to do.'),
      frame(outage, 'TryingAgain', 'Retried by hand.'),
      frame(orders, 'MyOrders', 'The page that the person wanted opens.'),
    ],
  },
}

export const Guards: Flow = {
  args: {
    journey: 'Route guards',
    frames: [
      frame(guards, 'LocalizationMismatch', 'The account belongs to another localization.'),
      frame(guards, 'LeavingForAnotherLocalization', 'Or the page redirects there at once.'),
      frame(guards, 'CreditNotesLocked', 'The account is locked; the page says whom to contact.'),
      frame(completion, 'Ready', 'Required details are missing.'),
      frame(guards, 'LeavingForRubriq', 'A product that has moved to a site of its own.'),
      frame(guards, 'ErrorFromTheServer', 'The server redirects here with an error.'),
    ],
  },
}
