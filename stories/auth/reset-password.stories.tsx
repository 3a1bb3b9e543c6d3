import { expect, userEvent, within } from 'storybook/test'
import { beginReset } from '../../mocks/backend/rules/auth/password-reset-rules.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// ResetPasswordScreen
export default {
  ...screen,
  title: 'Auth/Reset password',
  args: {
    path: '/login/reset-password/5f1c9a526c0e4b7f9d382a4d5b7e9c10/user-helen-marsh',
    world: 'scenario=anonymous',
  },
}

type Canvas = ReturnType<typeof within>
type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

async function choose(canvas: Canvas, password = 'a long secret') {
  await userEvent.type(await canvas.findByLabelText('New password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }))
}

const refused = (key: string) => ({
  world: `scenario=anonymous&fault=resetPassword:refusal=${key}`,
})

export const Ready: ScreenStory = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText('New password')
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await expect(field).toHaveAccessibleDescription('At least 8 characters.')
  },
}

export const SignedInAccount: ScreenStory = {
  args: { world: 'scenario=returning-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Account: helen\.marsh@example\.edu/)).toBeVisible()
    const username = canvasElement.querySelector('[autocomplete=username]')
    await expect(username).toHaveValue('helen.marsh@example.edu')
  },
}

export const TooShort: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvas, 'short')
    const message = 'This password is too short. Please choose one with at least 8 characters.'
    await expect(await canvas.findAllByText(message)).toHaveLength(2)
  },
}

export const TooShortForTheServer: ScreenStory = {
  tags: ['deep'],
  args: refused('password-too-short'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvas)
    const message =
      /^This password is too short\. Please choose one with at least \d+ characters\.$/
    await expect(await canvas.findAllByText(message)).toHaveLength(2)
  },
}

export const NothingEntered: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save new password' }))
    await expect(await canvas.findAllByText('Please choose a password.')).toHaveLength(2)
  },
}

export const UsedOrUnknownLink: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvas)
    const title = { name: 'This link no longer works', level: 1 }
    await expect(await canvas.findByRole('heading', title)).toHaveFocus()
    const again = canvas.getByRole('link', { name: 'Get a new link' })
    await expect(again).toHaveAttribute('href', '/en/login/forgot-password')
  },
}

export const ExpiredLink: ScreenStory = {
  tags: ['deep'],
  args: refused('password-reset-link-expired'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvas)
    await expect(await canvas.findByText(/^It has expired/)).toBeVisible()
  },
}

export const BrokenLink: ScreenStory = {
  args: { path: '/login/reset-password/5f1c9a526c0e4b7f%22%3E/user-helen-marsh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^It is incomplete/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Get a new link' })).toBeVisible()
  },
}

export const TruncatedLink: ScreenStory = {
  tags: ['deep'],
  args: { path: '/login/reset-password/5f1c9a526c0e4b7f9d382a4d5b7e9c10' },
  play: async ({ canvasElement }) => {
    const failure = await within(canvasElement).findByText(/^This link no longer works/)
    await expect(failure.closest('[role=alert]')).toBeVisible()
  },
}

export const AccountClosed: ScreenStory = {
  args: refused('login-account-inactive'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvas)
    const title = { name: 'This account has been closed', level: 1 }
    await expect(await canvas.findByRole('heading', title)).toHaveFocus()
    await expect(
      canvas.getByRole('link', { name: 'Write to support@galley.example' }),
    ).toBeVisible()
    await expect(canvas.queryByLabelText('New password')).toBeNull()
  },
}

export const SiteWithoutPasswords: ScreenStory = {
  args: { world: 'scenario=anonymous-closed' },
  play: async ({ canvasElement }) => {
    const title = { name: 'This site doesn’t use passwords', level: 1 }
    await expect(await within(canvasElement).findByRole('heading', title)).toBeVisible()
  },
}

export const Saved: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded }: Opened) => {
    const { screen } = loaded
    if (!screen) throw new Error('No story is open.')
    const canvas = within(canvasElement)
    await canvas.findByLabelText('New password')
    const { world, clock, router } = screen
    const { hash } = world.transact(() => beginReset(world, 'user-helen-marsh', clock.now())).result
    await router.navigate({
      to: '/$lang/login/reset-password/$hash/$userIdentity',
      params: { lang: 'en', hash, userIdentity: 'user-helen-marsh' },
    })
    await choose(canvas)
    await expect(await canvas.findByText(/^Your new password is saved/)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: /^Welcome/, level: 1 })).toBeVisible()
  },
}
