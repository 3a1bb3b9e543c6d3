import { expect, userEvent, within } from 'storybook/test'
import { stateOf, updateState } from '../../mocks/world/world-state.ts'
import { addressIn } from '../../src/lib/url/address-in.ts'
import { announcements } from '../announcements.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// SignInScreen and SignedInScreen
export default {
  ...screen,
  title: 'Auth/Sign in',
  args: { path: '/login', world: 'scenario=anonymous' },
}

const heading = { name: 'Sign in', level: 1 }

export const Ready: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    const rail = within(canvas.getByRole('complementary', { name: 'About your account' }))
    await expect(rail.getByText('Continue an order where you left it.')).toBeVisible()
    await expect(rail.getByRole('link', { name: /^privacy policy/ })).toBeVisible()
    await expect(rail.getByRole('link', { name: /^our support team/ })).toBeVisible()
  },
}

export const FailureInThePath: ScreenStory = {
  args: { path: '/login/failure/%3Cimg%20src%3Dx%3E+did+not+answer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('<img src=x> did not answer')).toBeVisible()
  },
}

export const NothingEntered: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(canvas.getAllByText('Please enter your password.')).toHaveLength(2)
    await expect(canvas.getAllByText('Please enter your e-mail address.')).toHaveLength(2)
  },
}

export const MistypedAddress: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const address = await canvas.findByLabelText('E-mail address')
    await userEvent.type(address, 'helen.marsh@example')
    await userEvent.type(canvas.getByLabelText('Password'), 'manuscript')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }))
    const message = 'Please enter a valid e-mail address, such as name@university.edu.'
    await userEvent.click(summary.getByRole('link', { name: message }))
    await expect(address).toHaveFocus()
    await expect(address).toHaveAccessibleDescription(message)
    await userEvent.type(address, '.edu')
    await userEvent.tab()
    await expect(address).toBeValid()
  },
}

export const WrongPassword: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('E-mail address'), 'helen.marsh@example.edu')
    await userEvent.type(canvas.getByLabelText('Password'), 'not the password')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(
      await canvas.findByText(/The e-mail address or password is incorrect/),
    ).toBeVisible()
  },
}

export const NetworkDown: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous&fault=logIn:network' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('E-mail address'), 'helen.marsh@example.edu')
    await userEvent.type(canvas.getByLabelText('Password'), 'manuscript')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
}

export const Sending: ScreenStory = {
  args: { world: 'scenario=anonymous&fault=logIn:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('E-mail address'), 'helen.marsh@example.edu')
    await userEvent.type(canvas.getByLabelText('Password'), 'manuscript')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(announcements()).toContain('Sending. One moment, please.')
  },
}

export const TooManyAttempts: ScreenStory = {
  args: { world: 'scenario=anonymous&fault=logIn:refusal=login-too-many-attempts' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('E-mail address'), 'helen.marsh@example.edu')
    await userEvent.type(canvas.getByLabelText('Password'), 'manuscript')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText(/Please wait 15 minutes/)).toBeVisible()
  },
}

export const OtherSignInMethods: ScreenStory = {
  args: {
    path: '/login?redirect=/en/researcher/invoices&origin=mail',
    world: 'scenario=anonymous&flag=wechat_sso:on',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const provider = await canvas.findByRole('link', { name: 'Sign in with ORCID' })
    const wishes = 'redirect=%2Fen%2Fresearcher%2Finvoices&origin=mail'
    await expect(provider).toHaveAttribute('href', addressIn(`/api/auth/opa/orcid?${wishes}`))
    await expect(canvas.getByRole('button', { name: 'Sign in with WeChat' })).toBeVisible()
    for (const [name, path] of [
      ['Forgot your password?', '/en/login/forgot-password'],
      ['Create an account', '/en/register'],
    ] as const) {
      const url = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name }).href)
      await expect(url.pathname).toBe(path)
      await expect(url.searchParams.get('redirect')).toBe('/en/researcher/invoices')
      await expect(url.searchParams.get('origin')).toBe('mail')
    }
  },
}

const failureIn = async (canvasElement: HTMLElement, message: RegExp) => {
  const failure = await within(canvasElement).findByText(message)
  await expect(failure.closest('[role=alert]')).toBeVisible()
}

export const ProviderFailed: ScreenStory = {
  args: { path: '/login/failure/oauth-failure' },
  play: ({ canvasElement }) => failureIn(canvasElement, /The provider did not confirm who you are/),
}

export const AccountClosed: ScreenStory = {
  args: { path: '/login/failure/login-account-inactive' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await failureIn(canvasElement, /^This account has been closed/)
    await expect(canvas.getByRole('link', { name: 'support@galley.example' })).toBeVisible()
  },
}

export const SessionEnded: ScreenStory = {
  tags: ['deep'],
  args: { path: '/login/failure/invalid-user' },
  play: ({ canvasElement }) => failureIn(canvasElement, /^Your session has ended/),
}

export const UnknownFailure: ScreenStory = {
  tags: ['deep'],
  args: { path: '/login/failure/known-to-nobody' },
  play: ({ canvasElement }) =>
    failureIn(
      canvasElement,
      /^That didn’t work.* this reference to our support team: known-to-nobody$/,
    ),
}

export const FailureThatLacksAValue: ScreenStory = {
  args: { path: '/login/failure/registration-email-taken' },
  play: ({ canvasElement }) =>
    failureIn(canvasElement, /^There is already an account for this address/),
}

export const ForTheFreeTrial: ScreenStory = {
  args: { path: '/login?redirect=/en/researcher/digital-editing/free-trial' },
  play: async ({ canvasElement }) => {
    const message = /to start your free trial of digital editing/
    await expect(await within(canvasElement).findByText(message)).toBeVisible()
  },
}

export const ForATranslation: ScreenStory = {
  args: { path: '/login?redirect=/en/researcher/digital-translations' },
  play: async ({ canvasElement }) => {
    const message = /to have your manuscript translated/
    await expect(await within(canvasElement).findByText(message)).toBeVisible()
  },
}

export const OpensTheOnlyMethod: ScreenStory = {
  args: {
    path: '/login?redirect=/en/researcher/invoices',
    world: 'scenario=anonymous-closed',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Taking you to ORCID to sign in.')).toBeVisible()
    const address = '/api/auth/opa/orcid?redirect=%2Fen%2Fresearcher%2Finvoices'
    const link = canvas.getByRole('link', { name: 'Sign in with ORCID' })
    await expect(link).toHaveAttribute('href', addressIn(address))
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument()
  },
}

export const BackFromTheOnlyMethod: ScreenStory = {
  args: { path: '/login/failure/oauth-failure', world: 'scenario=anonymous-closed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Sign in with ORCID' })).toBeVisible()
    await expect(canvas.getByText(/Please try again/)).toBeVisible()
    await expect(canvas.queryByText(/^Taking you to/)).not.toBeInTheDocument()
  },
}

export const NoMethod: ScreenStory = {
  args: { world: 'scenario=anonymous-closed' },
  beforeEach: ({ loaded }) => {
    const { world }: OpenedScreen = loaded.screen
    const application = { ...stateOf(world).application, authenticationProviders: [] }
    world.transact(() => updateState(world, { application }))
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const message = /^You can’t sign in here at the moment/
    await expect(await canvas.findByText(message)).toBeVisible()
    await expect(canvas.queryByText(/^New here/)).not.toBeInTheDocument()
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument()
  },
}

export const AtAPartner: ScreenStory = {
  args: { path: '/login/x/c/great-lab' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const provider = await canvas.findByRole('link', { name: 'Sign in with ORCID' })
    const address = '/api/auth/opa/orcid?redirect=%2Fen%2Flogin%2Fx%2Fc%2Fgreat-lab'
    await expect(provider).toHaveAttribute('href', addressIn(address))
    await expect(canvas.queryByText('c/great-lab')).not.toBeInTheDocument()
  },
}

export const SignedInAtAPartner: ScreenStory = {
  args: { path: '/login/c/great-lab', world: 'scenario=returning-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const signedIn = { name: 'You are signed in', level: 1 }
    await expect(await canvas.findByRole('heading', signedIn)).toBeVisible()
  },
}
