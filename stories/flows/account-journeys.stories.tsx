import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Filmstrip } from './filmstrip.tsx'
import { frame } from './journey-frame.ts'
import { journeysMeta } from './journeys-meta.tsx'
import { storyFiles as stories } from './story-files.ts'

const meta: Meta<typeof Filmstrip> = { ...journeysMeta, title: 'Flows/Account journeys' }

export default meta

type Flow = StoryObj<typeof Filmstrip>

export const FirstSignInByAProvider: Flow = {
  args: {
    journey: 'Signing in by a provider for the first time',
    frames: [
      frame(
        stories.signIn,
        'OtherSignInMethods',
        'Other sign-in methods are below the form; the person chooses ORCID.',
      ),
      frame(stories.byProvider, 'FilledIn', 'Back from ORCID, whose details fill in the form.'),
      frame(
        stories.byProvider,
        'TooLate',
        'After the time limit the person starts again and keeps what was typed.',
      ),
      frame(stories.orders, 'NoOrdersYet', 'Signed in, without orders.'),
    ],
  },
}

export const SignInByWeChat: Flow = {
  args: {
    journey: 'Signing in by WeChat',
    frames: [
      frame(stories.wechat, 'MakingTheCode', 'The code is loading.'),
      frame(stories.wechat, 'Waiting', 'The code is shown, to be scanned with a phone.'),
      frame(stories.wechat, 'Declined', 'Declined on the phone; the dialog offers a new code.'),
      frame(stories.wechat, 'Expired', 'The code has expired; the dialog offers a new one.'),
      frame(stories.wechat, 'Confirmed', 'Confirmed on the phone and signed in here.'),
    ],
  },
}

export const ForgottenPassword: Flow = {
  args: {
    journey: 'Resetting a forgotten password',
    frames: [
      frame(stories.signIn, 'WrongPassword', 'The password is wrong.'),
      frame(stories.forgot, 'Ready', 'The person requests a link by e-mail address.'),
      frame(stories.forgot, 'Sent', 'The answer is the same whether or not there is an account.'),
      frame(stories.reset, 'Ready', 'The link opens the form for a new password.'),
      frame(stories.reset, 'TooShort', 'The message repeats the rule of the hint.'),
      frame(stories.reset, 'UsedOrUnknownLink', 'A used link offers to request a new one.'),
      frame(stories.reset, 'Saved', 'Saved and signed in.'),
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
      frame(stories.registration, 'Ready', 'The form, with each rule beside its field.'),
      frame(stories.registration, 'StatesOfTheCountry', 'Some countries have states or provinces.'),
      frame(
        stories.registration,
        'RulesOfTheFields',
        'Errors are at the fields and in the summary.',
      ),
      frame(
        stories.registration,
        'AddressTaken',
        'There is an account already; the message links to sign-in.',
      ),
      frame(
        stories.registration,
        'SignedInAfterwards',
        'The account is ready and the person is signed in.',
      ),
      frame(
        stories.completion,
        'Ready',
        'An account that lacks required details is completed first.',
      ),
    ],
  },
}

export const SessionThatEnds: Flow = {
  args: {
    journey: 'A session that ends during work',
    frames: [
      frame(stories.orders, 'MyOrders', 'The list of orders.'),
      frame(stories.ended, 'SignInAgain', 'The session has ended; the page keeps its state.'),
      frame(stories.ended, 'WrongPassword', 'The error of a wrong password is at the field.'),
      frame(stories.ended, 'BackAgain', 'Signed in again, on the same page.'),
      frame(stories.ended, 'Leave', 'Or signed out, and personal data is removed.'),
    ],
  },
}

export const SigningOut: Flow = {
  args: {
    journey: 'Signing out',
    frames: [
      frame(stories.shell, 'AccountOpen', 'The account menu, with sign-out.'),
      frame(stories.signIn, 'Ready', 'Signed out in every tab.'),
      frame(
        stories.guards,
        'WarnedPersonSignsOut',
        'A person who is locked out can sign out, too.',
      ),
    ],
  },
}

export const TakingDataAlong: Flow = {
  args: {
    journey: 'Taking data along',
    frames: [
      frame(stories.account, 'Complete', 'The account links to the page about its data.'),
      frame(stories.data, 'Usual', 'Files, account and drafts; who can open them and until when.'),
      frame(
        stories.data,
        'Downloading',
        'Everything is put into one zip file, one file after another.',
      ),
      frame(stories.data, 'OneFileFails', 'A file that fails is named and fetched again.'),
      frame(stories.data, 'DraftsDeleted', 'The drafts on this device are deleted.'),
    ],
  },
}
