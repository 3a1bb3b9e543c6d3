import { expect, userEvent, within } from 'storybook/test'
import { hasRail } from '../has-rail.ts'
import { type ScreenStory, screen } from '../screen.tsx'

// ForgotPasswordScreen
export default {
  ...screen,
  title: 'Auth/Forgot password',
  args: {
    path: '/login/forgot-password?redirect=/en/researcher/invoices&origin=mail',
    world: 'scenario=anonymous',
  },
}

type Canvas = ReturnType<typeof within>

async function ask(canvas: Canvas, address = 'helen.marsh@example.edu') {
  await userEvent.type(await canvas.findByLabelText('E-mail address'), address)
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
}

async function keepsWishes(canvas: Canvas) {
  const main = within(canvas.getByRole('main'))
  const banner = within(canvas.getByRole('banner'))
  for (const link of [
    main.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' }),
    main.getByRole<HTMLAnchorElement>('link', { name: 'Create an account' }),
    // Otherwise it is in the menu.
    ...(hasRail() ? [banner.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' })] : []),
  ]) {
    const { searchParams } = new URL(link.href)
    await expect(searchParams.get('redirect')).toBe('/en/researcher/invoices')
    await expect(searchParams.get('origin')).toBe('mail')
  }
}

export const Ready: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = { name: 'Forgot your password?', level: 1 }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await keepsWishes(canvas)
  },
}

export const NoAddress: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await ask(canvas, 'helen.marsh')
    await expect(await canvas.findAllByText(/^Please enter a valid e-mail address/)).toHaveLength(2)
  },
}

export const Sent: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await ask(canvas)
    const title = { name: 'Check your e-mail', level: 1 }
    await expect(await canvas.findByRole('heading', title)).toHaveFocus()
    await expect(canvas.getByText('helen.marsh@example.edu')).toBeVisible()
    await keepsWishes(canvas)
  },
}

export const SentAgain: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await ask(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it again' }))
    await expect(await canvas.findByLabelText('E-mail address')).toHaveValue(
      'helen.marsh@example.edu',
    )
  },
}

export const Refused: ScreenStory = {
  args: {
    world:
      'scenario=anonymous&fault=requestPasswordReset:refusal=password-reset-local-authentication-disabled',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await ask(canvas)
    const title = { name: 'This site doesn’t use passwords', level: 1 }
    await expect(await canvas.findByRole('heading', title)).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Go to sign-in' })).toBeVisible()
    await expect(canvas.queryByLabelText('E-mail address')).toBeNull()
  },
}

export const ServiceDown: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous&fault=requestPasswordReset:503' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await ask(canvas)
    await expect(await canvas.findByText(/That didn’t work/)).toBeVisible()
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('helen.marsh@example.edu')
  },
}

export const SiteWithoutPasswords: ScreenStory = {
  args: { world: 'scenario=anonymous-closed' },
  play: async ({ canvasElement }) => {
    const title = { name: 'This site doesn’t use passwords', level: 1 }
    await expect(await within(canvasElement).findByRole('heading', title)).toBeVisible()
  },
}
