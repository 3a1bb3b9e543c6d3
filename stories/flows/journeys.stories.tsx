import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import * as completion from '../account/account-completion.stories.tsx'
import * as shell from '../application/frame.stories.tsx'
import * as gates from '../application/guards.stories.tsx'
import * as outage from '../application/outage.stories.tsx'
import * as ended from '../application/session-end.stories.tsx'
import * as forgot from '../auth/forgot-password.stories.tsx'
import * as registration from '../auth/registration.stories.tsx'
import * as byProvider from '../auth/registration-confirm.stories.tsx'
import * as reset from '../auth/reset-password.stories.tsx'
import * as signIn from '../auth/sign-in.stories.tsx'
import * as wechat from '../auth/wechat.stories.tsx'
import * as begin from '../grammar-check/begin-check.stories.tsx'
import * as report from '../grammar-check/report.stories.tsx'
import * as upload from '../grammar-check/upload.stories.tsx'
import * as notice from '../migration/migration-notice.stories.tsx'
import * as status from '../migration/migration-status.stories.tsx'
import * as orders from '../orders/dashboard.stories.tsx'
import { Filmstrip } from './filmstrip.tsx'
import { frame } from './journey-frame.ts'

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

type Film = StoryObj<typeof Filmstrip>

export const FirstSignInByAProvider: Film = {
  args: {
    journey: 'Signing in by a provider for the first time',
    frames: [
      frame(signIn, 'OtherWaysIn', 'The ways in are below the form; ORCID is chosen.'),
      frame(byProvider, 'FilledIn', 'Back from there, what ORCID told is filled in.'),
      frame(byProvider, 'TooLate', 'Who waits too long begins again, and keeps what was typed.'),
      frame(orders, 'NoOrdersYet', 'Signed in, with nothing ordered yet.'),
    ],
  },
}

export const SignInByWeChat: Film = {
  args: {
    journey: 'Signing in by WeChat',
    frames: [
      frame(wechat, 'MakingTheCode', 'The code is being made.'),
      frame(wechat, 'Waiting', 'It is shown, to be read with a phone.'),
      frame(wechat, 'Declined', 'Declined on the phone: another code can be had.'),
      frame(wechat, 'Expired', 'Nobody read it in time; it is told, and a new one offered.'),
      frame(wechat, 'Confirmed', 'Confirmed on the phone, and signed in here.'),
    ],
  },
}

export const ForgottenPassword: Film = {
  args: {
    journey: 'A forgotten password, to its end',
    frames: [
      frame(signIn, 'WrongPassword', 'The password is not the right one.'),
      frame(forgot, 'Ready', 'A link is asked for by e-mail address.'),
      frame(forgot, 'Sent', 'The link is on its way, whether there is an account or not.'),
      frame(reset, 'Ready', 'The link leads here: a new password.'),
      frame(reset, 'TooShort', 'The rule was said before; it is said again.'),
      frame(reset, 'UsedOrUnknownLink', 'A link works once, and leads to a new one afterwards.'),
      frame(reset, 'Saved', 'Saved, and signed in with it.'),
    ],
  },
  play: async ({ canvasElement, args: { frames } }) => {
    const canvas = within(canvasElement)
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(frames.length)
    const link = canvas.getByRole('link', { name: 'Auth/Forgot password: Sent' })
    await expect(link).toHaveAttribute('href', './?path=/story/auth-forgot-password--sent')
    await userEvent.click(canvas.getByLabelText('a desk'))
    await expect(canvas.getByLabelText('a phone')).not.toBeChecked()
    await userEvent.click(canvas.getByLabelText('a phone'))
  },
}

export const Registration: Film = {
  args: {
    journey: 'Creating an account',
    frames: [
      frame(registration, 'Ready', 'What is asked for, each rule beside its field.'),
      frame(registration, 'StatesOfTheCountry', 'Some countries have states or provinces.'),
      frame(registration, 'RulesOfTheFields', 'What is wrong is said at the field and above.'),
      frame(registration, 'AddressTaken', 'There is an account already: ways into it.'),
      frame(registration, 'SignedInAfterwards', 'The account is ready, and the person is in.'),
      frame(completion, 'Ready', 'Who lacks something that is needed now is asked for it.'),
    ],
  },
}

export const GrammarCheck: Film = {
  args: {
    journey: 'A manuscript from its upload to the report',
    frames: [
      frame(upload, 'NoneYet', 'Nothing was checked yet.'),
      frame(upload, 'WrongTypeByName', 'A picture is no manuscript.'),
      frame(begin, 'LeadsToTheReport', 'Uploaded, begun: the report of the manuscript opens.'),
      frame(report, 'ProcessingThenComplete', 'It fills by itself while the manuscript is read.'),
      frame(report, 'Complete', 'The score, the kinds of errors and what to do next.'),
      frame(upload, 'PastAssessments', 'It stands with the others from now on.'),
    ],
  },
}

export const Migration: Film = {
  args: {
    journey: 'Moving an account to the new company',
    frames: [
      frame(notice, 'Offered', 'The move is offered above the orders.'),
      frame(notice, 'Chosen', 'The person has chosen to move.'),
      frame(status, 'TermsAskedFor', 'When the day comes, the new terms are asked for.'),
      frame(status, 'CheckBackLater', 'The move takes a while, and the page looks again.'),
      frame(status, 'LooksAgainByItself', 'Moved: welcome back.'),
    ],
  },
}

export const SessionThatEnds: Film = {
  args: {
    journey: 'A session that ends during work',
    frames: [
      frame(orders, 'MyOrders', 'At work among the orders.'),
      frame(ended, 'SignInAgain', 'The session is over; nothing on the page is lost.'),
      frame(ended, 'WrongPassword', 'A wrong password is told where it is typed.'),
      frame(ended, 'BackAgain', 'Signed in again, on the same page.'),
      frame(ended, 'Leave', 'Or left: nothing of the person stays.'),
    ],
  },
}

export const SigningOut: Film = {
  args: {
    journey: 'Signing out',
    frames: [
      frame(shell, 'AccountOpen', 'Below the name: the account, and the way out.'),
      frame(signIn, 'Ready', 'Signed out, in every tab: the way in again.'),
      frame(gates, 'WarnedPersonSignsOut', 'Whoever may not go on can leave, too.'),
    ],
  },
}

export const Outage: Film = {
  args: {
    journey: 'A service that is down',
    frames: [
      frame(gates, 'TryingToStart', 'The start fails, and is tried again by itself.'),
      frame(outage, 'GaveUp', 'After ten tries it is said since when, and what can be done.'),
      frame(outage, 'TryingAgain', 'Tried again by hand.'),
      frame(orders, 'MyOrders', 'There again, where the person wanted to be.'),
    ],
  },
}

export const Gates: Film = {
  args: {
    journey: 'What may stand before the portal',
    frames: [
      frame(gates, 'LocalizationMismatch', 'The account belongs to another localization.'),
      frame(gates, 'LeavingForAnotherLocalization', 'Or the person is led there at once.'),
      frame(gates, 'CreditNotesLocked', 'The account is locked, and it is said who opens it.'),
      frame(completion, 'Ready', 'Something that is needed is missing, and asked for.'),
      frame(gates, 'LeavingForRubriq', 'A product that has become a site of its own.'),
      frame(gates, 'SentHereByTheServer', 'The server sent the person here with what went wrong.'),
    ],
  },
}
