import { expect, userEvent, waitFor, within } from 'storybook/test'
import { addressIn } from '../../../src/lib/url/address-in.ts'
import { fillIn, send } from '../../auth/fill-in-registration.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import type { OpenedScreen } from '../../screen-world.ts'

// SignInToPay
export default {
  ...screen,
  title: 'Order form/Signing in to pay',
  args: {
    path: '/researcher/submit/payment-details',
    world: 'scenario=anonymous&at=payment-details',
  },
}

const redirect = 'redirect=%2Fen%2Fresearcher%2Fsubmit%2Fpayment-details'

async function signIn(canvasElement: HTMLElement, password = 'manuscript') {
  const canvas = within(canvasElement)
  const form = within(await canvas.findByRole('form', { name: 'Sign in' }))
  const address = form.getByLabelText('E-mail address')
  await userEvent.clear(address)
  await userEvent.type(address, 'helen.marsh@example.edu')
  await userEvent.type(form.getByLabelText('Password'), password)
  await userEvent.click(form.getByRole('button', { name: 'Sign in' }))
}

async function beNew(canvasElement: HTMLElement) {
  const choice = await within(canvasElement).findByRole('radio', { name: /^I’m new here/ })
  await userEvent.click(choice)
}

/** The payment form of the same order, with the focus on its heading. */
async function canPay(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await expect(await canvas.findByRole('button', { name: 'Pay $372' })).toBeVisible()
  await expect(canvas.queryByRole('heading', { name: 'Sign in to pay' })).toBeNull()
  await expect(canvas.getByRole('heading', { level: 1, name: 'Payment details' })).toHaveFocus()
}

export const Ready: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Sign in to pay' })).toBeVisible()
    await expect(await canvas.findByRole('radio', { name: /^I have an account/ })).toBeChecked()
    const provider = canvas.getByRole('link', { name: 'Sign in with ORCID' })
    await expect(provider).toHaveAttribute('href', addressIn(`/api/auth/opa/orcid?${redirect}`))
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      expect.stringContaining(redirect),
    )
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible()
  },
}

export const SmallAndDark: ScreenStory = {
  tags: ['deep'],
  globals: { scheme: 'dark', viewport: { value: 'small' } },
}
export const InChinese: ScreenStory = { tags: ['deep'], globals: { language: 'cn' } }

export const SignsIn: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    await canPay(canvasElement)
    const welcome = 'Welcome, Helen Marsh. You can now pay for your order.'
    await expect(within(canvasElement).getByText(welcome)).toBeVisible()
  },
}

export const WrongPassword: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await signIn(canvasElement, 'not the password')
    await expect(
      await canvas.findByText(/The e-mail address or password is incorrect/),
    ).toBeVisible()
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('helen.marsh@example.edu')
  },
}

export const Registers: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await beNew(canvasElement)
    await fillIn(canvasElement)
    await send(canvasElement)
    await canPay(canvasElement)
    await expect(canvas.getByText(/Your account is ready, and we’ve e-mailed/)).toBeVisible()
    await expect(canvas.getByLabelText('Currency')).toHaveValue('USD')
  },
}

export const AddressWithAnAccount: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await beNew(canvasElement)
    await fillIn(canvasElement, { 'E-mail address': 'helen.marsh@example.edu' })
    await send(canvasElement)
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }))
    await userEvent.click(summary.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('helen.marsh@example.edu')
    await expect(canvas.getByRole('radio', { name: /^I have an account/ })).toBeChecked()
    await signIn(canvasElement)
    await canPay(canvasElement)
  },
}

export const RegisteredButNotSignedIn: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous&at=payment-details&fault=logIn:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await beNew(canvasElement)
    await fillIn(canvasElement)
    await send(canvasElement)
    await expect(
      await canvas.findByText(/^Your account is ready. Please sign in with noor/),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await userEvent.paste('a long secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await canPay(canvasElement)
  },
}

export const InAnotherCurrency: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByLabelText('Currency'), 'EUR')
    await canvas.findAllByText(/€/)
    await signIn(canvasElement)
    await canPay(canvasElement)
    const welcome = await canvas.findByText(/^Welcome, Helen Marsh/)
    await expect(welcome).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss this message' }))
    await expect(
      await canvas.findByText(/in the currency of your account, US Dollar \(USD\)/),
    ).toBeVisible()
  },
}

/** The guard leads to the account, and the account back to the payment. */
export const AccountLacksAField: ScreenStory = {
  tags: ['deep'],
  beforeEach: ({ loaded }) => {
    const { world, facts }: OpenedScreen = loaded.screen
    const user = world.users.get(facts.person.identity)
    if (!user) throw new Error('The world has no such account.')
    const account = { ...user.account, institution: null }
    world.users.update(user.identity, { account })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await signIn(canvasElement)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Complete your account' }),
    ).toBeVisible()
    await userEvent.type(await canvas.findByLabelText('Institution'), 'Rice University')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
    await canPay(canvasElement)
  },
}

export const ByProviderOnly: ScreenStory = {
  args: { world: 'scenario=anonymous-closed&at=payment-details' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const provider = await canvas.findByRole('link', { name: 'Sign in with ORCID' })
    await expect(provider).toHaveAttribute('href', addressIn(`/api/auth/opa/orcid?${redirect}`))
    await expect(canvas.getByText(/^New here\? Your account is created/)).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: /^I’m new here/ })).toBeNull()
  },
}
