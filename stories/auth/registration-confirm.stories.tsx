import { expect, userEvent, within } from 'storybook/test'
import { hasRail } from '../has-rail.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import { confirmationOf } from './registration-data.ts'

const noor = {
  confirmation: '8d2f61c0a97b43e5',
  provider: 'ORCID',
  email: 'noor.haddad@example.edu',
  firstName: 'Noor',
  lastName: 'Haddad',
}
const to = (fields: Record<string, string | null>) =>
  `/register/confirm/${confirmationOf(fields)}?redirect=%2Fen%2Fresearcher%2Finvoices`

// RegistrationScreen after a sign-on by a provider, and BrokenConfirmationScreen.
export default {
  ...screen,
  title: 'Auth/Registration by a provider',
  args: { path: to(noor), world: 'scenario=anonymous-closed' },
}

export const FilledIn: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('E-mail address')).toHaveValue(noor.email)
    await expect(canvas.getByLabelText('E-mail address')).toHaveAttribute('autocomplete', 'email')
    await expect(canvas.getByLabelText('Given name')).toHaveValue('Noor')
    await expect(canvas.getByLabelText('Family name')).toHaveValue('Haddad')
    await expect(canvas.queryByLabelText('Password')).toBeNull()
    await expect(
      canvas.getByText(/You signed in with ORCID, so you don’t need a password/),
    ).toBeVisible()
  },
}

export const FilledInOnASmallScreen: ScreenStory = {
  tags: ['deep'],
  ...FilledIn,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const WithoutAnAddress: ScreenStory = {
  tags: ['deep'],
  args: {
    path: to({ ...noor, provider: 'WeChat', email: null, firstName: '晓明', lastName: '李' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('E-mail address')).toHaveValue('')
    await expect(canvas.getByLabelText('Given name')).toHaveValue('晓明')
    await expect(canvas.getByText(/You signed in with WeChat/)).toBeVisible()
  },
}

const jürgen = { ...noor, firstName: 'Jürgen', lastName: 'Groß' }
const plainBase64 = confirmationOf(jürgen).replaceAll('-', '+').replaceAll('_', '/')

export const InPlainBase64: ScreenStory = {
  args: { path: `/register/confirm/${plainBase64}` },
  play: async ({ canvasElement }) => {
    await expect(plainBase64).toContain('/')
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('Family name')).toHaveValue('Groß')
  },
}

export const TooLate: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Institution'), 'Rice University')
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'CY')
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree to the/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    const title = { name: 'Please sign in again', level: 1 }
    await expect(await canvas.findByRole('heading', title)).toHaveFocus()
    await expect(canvas.getByText(/^This registration has expired/)).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Sign in with ORCID' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/orcid\?redirect=/))
  },
}

const expectUnreadable: ScreenStory['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await expect(
    await canvas.findByRole('heading', { name: 'We can’t read this link', level: 1 }),
  ).toBeVisible()
  const main = within(canvas.getByRole('main'))
  const plainly = main.getByRole('link', { name: 'Create an account' })
  await expect(plainly).toHaveAttribute('href', expect.stringMatching(/register\?redirect=/))
  await expect(main.getByRole('link', { name: 'Go to sign-in' })).toBeVisible()
  const href: unknown = expect.stringMatching(/\/en\/login\?redirect=%2Fen%2Fresearcher/)
  if (hasRail()) {
    const banner = within(canvas.getByRole('banner'))
    await expect(banner.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', href)
    return
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
  const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
  await expect(menu.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', href)
  await userEvent.click(menu.getByRole('button', { name: 'Close' }))
}

const open = { world: 'scenario=anonymous' }

export const Truncated: ScreenStory = {
  tags: ['deep'],
  args: { ...open, path: to(noor).replace(/.{40}\?/, '?') },
  play: expectUnreadable,
}
export const NothingLeft: ScreenStory = {
  args: { ...open, path: '/register/confirm?redirect=%2Fen%2Fresearcher' },
  play: expectUnreadable,
}
export const NoBase64: ScreenStory = {
  args: { ...open, path: '/register/confirm/%25%25%25?redirect=%2Fen%2Fresearcher' },
  play: expectUnreadable,
}
export const BrokenOnASmallScreen: ScreenStory = {
  ...NoBase64,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}
