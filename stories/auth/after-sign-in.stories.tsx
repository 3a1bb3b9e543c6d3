import { expect, userEvent, within } from 'storybook/test'
import { addressIn } from '../../src/lib/url/address-in.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import { fillIn, send } from './fill-in-registration.ts'

// Where SignInScreen and RegistrationScreen lead
export default {
  ...screen,
  title: 'Auth/After sign-in',
  args: { path: '/login', world: 'scenario=anonymous' },
}

async function signIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('E-mail address'), 'helen.marsh@example.edu')
  await userEvent.type(canvas.getByLabelText('Password'), 'manuscript')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  return canvas
}

const welcome = { name: /^Welcome/, level: 1 }
const signedIn = { name: 'You are signed in', level: 1 }

/** An address of another site is ignored. */
export const UnsafeRedirect: ScreenStory = {
  tags: ['deep'],
  args: { path: '/login?redirect=https%3A%2F%2F127.0.0.1%40evil.example' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = await signIn(canvasElement)
    await expect(await canvas.findByRole('heading', welcome)).toBeVisible()
    await expect(loaded.screen.router.state.location.href).toBe('/en/researcher')
  },
}

export const UnsafeRedirectOfARegistration: ScreenStory = {
  tags: ['deep'],
  args: { path: '/register?redirect=%5Cevil.example' },
  play: async ({ canvasElement, loaded }) => {
    await fillIn(canvasElement)
    await send(canvasElement)
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', welcome)).toBeVisible()
    await expect(loaded.screen.router.state.location.href).toBe('/en/researcher')
  },
}

/** The first attempt does not reach the server. */
export const SecondAttempt: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous&fault=logIn:network:1' },
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement)
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('heading', welcome)).toBeVisible()
  },
}

/** A page that is opened during the call is not left. */
export const AnotherPageMeanwhile: ScreenStory = {
  args: { world: 'scenario=anonymous&latency=200' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = await signIn(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Grammar Check' }))
    await expect(await canvas.findByRole('button', { name: /^Account of / })).toBeVisible()
    const title = { name: /Grammar Check$/, level: 1 }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(loaded.screen.router.state.location.pathname).toBe('/en/researcher/grammar-check')
  },
}

/** The last of two redirects counts, and an origin may look like a number. */
export const OddSearch: ScreenStory = {
  tags: ['deep'],
  args: { path: '/login?redirect=/en/account&redirect=/en/researcher/grammar-check&origin=2024' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const provider = await canvas.findByRole('link', { name: 'Sign in with ORCID' })
    await expect(provider).toHaveAttribute('href', expect.stringMatching(/origin=2024$/))
    await signIn(canvasElement)
    await expect(await canvas.findByRole('button', { name: /^Account of / })).toBeVisible()
    await expect(loaded.screen.router.state.location.pathname).toBe('/en/researcher/grammar-check')
  },
}

export const AtAPartner: ScreenStory = {
  tags: ['deep'],
  args: { path: '/login/c/great-lab' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = await signIn(canvasElement)
    await expect(await canvas.findByRole('heading', signedIn)).toHaveFocus()
    await expect(loaded.screen.router.state.location.pathname).toBe('/en/login/c/great-lab')
    await userEvent.click(canvas.getByRole('link', { name: 'Go to my orders' }))
    await expect(await canvas.findByRole('heading', welcome)).toBeVisible()
  },
}

export const RegisteredAtAPartner: ScreenStory = {
  tags: ['deep'],
  args: { path: '/register/c/partner' },
  play: async ({ canvasElement, loaded }) => {
    await fillIn(canvasElement)
    await send(canvasElement)
    await expect(await within(canvasElement).findByRole('heading', signedIn)).toBeVisible()
    await expect(loaded.screen.router.state.location.pathname).toBe('/en/register/c/partner')
  },
}

export const OnlyMethodAtAPartner: ScreenStory = {
  args: { path: '/login/c/great-lab', world: 'scenario=anonymous-closed' },
  play: async ({ canvasElement }) => {
    const link = { name: 'Sign in with ORCID' }
    await expect(await within(canvasElement).findByRole('link', link)).toHaveAttribute(
      'href',
      addressIn('/api/auth/opa/orcid?redirect=%2Fen%2Flogin%2Fc%2Fgreat-lab'),
    )
  },
}
