import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import { fillIn, send } from './fill-in-registration.ts'

// RegistrationScreen
export default {
  ...screen,
  title: 'Auth/Registration',
  args: { path: '/register', world: 'scenario=anonymous' },
}

export const Ready: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = { name: 'Create an account', level: 1 }
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    const form = within(await canvas.findByRole('form', { name: 'Create an account' }))
    const what = (label: RegExp | string) => form.getByLabelText(label)
    await expect(what('Given name')).toHaveAttribute('autocomplete', 'given-name')
    await expect(what('Family name')).toHaveAttribute('autocomplete', 'family-name')
    await expect(what('E-mail address')).toHaveAttribute('autocomplete', 'username')
    await expect(what('E-mail address')).toHaveAttribute('inputmode', 'email')
    await expect(what('E-mail address')).toHaveAttribute('name', 'email')
    await expect(what('Password')).toHaveAttribute('autocomplete', 'new-password')
    await expect(what('Password')).toHaveAccessibleDescription('At least 8 characters.')
    await expect(what('Country')).toHaveAttribute('autocomplete', 'country')
    await expect(what('Institution')).toBeRequired()
    await expect(what(/^How did you find us/)).not.toBeRequired()
    await expect(what(/^Title/)).not.toBeRequired()
    await expect(form.getByRole('link', { name: /terms of service/ })).toBeVisible()
    await expect(form.getByRole('link', { name: /privacy policy/ })).toBeVisible()
  },
}

export const InTheDark: ScreenStory = { tags: ['deep'], globals: { scheme: 'dark' } }
export const OnASmallScreen: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' } },
}
export const InJapanese: ScreenStory = { tags: ['deep'], globals: { language: 'jp' } }

export const PathBelowTheScreen: ScreenStory = {
  tags: ['deep'],
  args: { path: '/register/from/a/letter?redirect=%2Fen%2Fresearcher%2Finvoices&origin=letter' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByLabelText('Given name')
    for (const part of ['main', 'banner']) {
      const link = within(canvas.getByRole(part)).getByRole('link', { name: 'Sign in' })
      const wishes = expect.stringMatching(/redirect=.*invoices.*&origin=letter/)
      await expect(link).toHaveAttribute('href', wishes)
    }
  },
}

export const Referred: ScreenStory = {
  args: { path: '/register/HMARSH40' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText(/You are using the referral code HMARSH40\. If a colleague/),
    ).toBeVisible()
    await canvas.findByLabelText('Given name')
    for (const link of canvas.getAllByRole('link', { name: 'Sign in' }))
      await expect(link).toHaveAttribute('href', expect.stringContaining('referralCode=HMARSH40'))
  },
}

export const NothingEntered: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByLabelText('Given name')
    await send(canvasElement)
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveFocus()
    await expect(canvas.getAllByText('Please choose your country.')).toHaveLength(2)
    await expect(canvas.queryByText('Please choose your state or province.')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: /Please agree to the terms/ }))
    await expect(canvas.getByRole('checkbox', { name: /I agree/ })).toHaveFocus()
  },
}

export const NothingEnteredOnASmallScreen: ScreenStory = {
  tags: ['deep'],
  ...NothingEntered,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const StatesOfTheCountry: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const country = await canvas.findByLabelText('Country')
    const state = () => canvas.queryByLabelText('State or province')
    await expect(state()).toBeNull()
    await userEvent.selectOptions(country, 'US')
    await userEvent.selectOptions(await canvas.findByLabelText('State or province'), 'Texas')
    await userEvent.selectOptions(country, 'CY')
    await waitFor(() => expect(state()).toBeNull())
    await userEvent.selectOptions(country, 'BR')
    await expect(await canvas.findByLabelText('State or province')).toHaveValue('')
    await userEvent.selectOptions(country, 'US')
    await waitFor(() => expect(state()).toHaveValue('TX'))
  },
}

export const RulesOfTheFields: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvasElement, { 'E-mail address': 'noor@example', Password: 'short' })
    await userEvent.click(canvas.getByLabelText('Given name'))
    await userEvent.paste('o'.repeat(60))
    await send(canvasElement)
    await expect(await canvas.findAllByText(/valid e-mail address/)).toHaveLength(2)
    await expect(canvas.getAllByText('Password: please use at least 8 characters.')).toHaveLength(2)
    await expect(
      canvas.getAllByText(/^Given name: please use no more than 50 characters. You’ve entered 64/),
    ).toHaveLength(2)
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('noor@example')
  },
}

export const AddressTaken: ScreenStory = {
  args: { path: '/register?redirect=%2Fen%2Fresearcher%2Finvoices' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvasElement, { 'E-mail address': 'helen.marsh@example.edu' })
    await send(canvasElement)
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }))
    await expect(summary.getByText(/There is already an account for helen.marsh/)).toBeVisible()
    await expect(summary.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/login\?redirect=/),
    )
    await expect(summary.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
      'href',
      expect.stringMatching(/forgot-password\?redirect=/),
    )
    await expect(canvas.getByLabelText('E-mail address')).toBeInvalid()
    await expect(canvas.getByLabelText('Password')).toHaveValue('a long secret')
    await expect(canvas.getByLabelText('Institution')).toHaveValue('Rice University')
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'u')
    await waitFor(() => expect(canvas.queryByRole('link', { name: /new password/ })).toBeNull())
  },
}

const refused = (key: string): string => `scenario=anonymous&fault=register:refusal=${key}`

export const RefusedAtAField: ScreenStory = {
  tags: ['deep'],
  args: { world: refused('registration-institution-missing') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvasElement)
    await send(canvasElement)
    await expect(await canvas.findAllByText('Please enter your institution.')).toHaveLength(2)
    await expect(canvas.getByLabelText('Institution')).toBeInvalid()
  },
}

export const RefusedAsAWhole: ScreenStory = {
  tags: ['deep'],
  args: { world: refused('registration-confirmation-invalid') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvasElement)
    await send(canvasElement)
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }))
    await expect(summary.getByText(/sign in with your provider again/)).toBeVisible()
    await expect(summary.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(summary.queryByRole('link', { name: 'Reset your password' })).toBeNull()
  },
}

export const SignedInAfterwards: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvasElement)
    await send(canvasElement)
    await expect(await canvas.findByRole('heading', { name: /Welcome, Noor/ })).toBeVisible()
    await expect(canvas.getByText(/Your account is ready, and we’ve e-mailed/)).toBeVisible()
    await expect(canvas.queryByText('Waiting for an e-mail from us?')).toBeNull()
  },
}

export const NotSignedInAfterwards: ScreenStory = {
  args: { world: 'scenario=anonymous&fault=logIn:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvasElement)
    await send(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    await expect(canvas.getByText(/Your account is ready. Please sign in with/)).toBeVisible()
  },
}

export const ServerDown: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous&fault=register:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvasElement)
    await send(canvasElement)
    await expect(await canvas.findByText(/That didn’t work/)).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toHaveValue('a long secret')
    await send(canvasElement)
    await expect(await canvas.findByRole('heading', { name: /Welcome, Noor/ })).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=anonymous&fault=getAccount:slow' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Create an account' })).toBeVisible()
    await expect(canvas.getByText('Loading. One moment, please.')).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=anonymous&fault=getAccount:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The form could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByLabelText('Given name')).toBeVisible()
  },
}

export const ByProviderOnly: ScreenStory = {
  args: { world: 'scenario=anonymous-closed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Go to sign-in' })).toBeVisible()
    await expect(canvas.queryByLabelText('Password')).toBeNull()
  },
}

// Last in the file: its late answer must not reach another story.
export const Sending: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous&fault=register:slow' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvasElement)
    await send(canvasElement)
    const button = canvas.getByRole('button', { name: /Create an account/ })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  },
}
