import { expect, userEvent, waitFor, within } from 'storybook/test'
import { hasRail } from '../has-rail.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

export default { ...screen, title: 'Application/Frame', args: { path: '/researcher' } }

const heading = (name: string | RegExp) => ({ name, level: 1 })

export const NotFound: ScreenStory = {
  args: { path: '/no/such/page' },
  play: async ({ canvasElement }) => {
    const title = heading('Page not found')
    await expect(await within(canvasElement).findByRole('heading', title)).toBeVisible()
  },
}

export const NotBuiltYet: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/rewards' },
  play: async ({ canvasElement }) => {
    const title = heading('Rewards')
    await expect(await within(canvasElement).findByRole('heading', title)).toBeVisible()
  },
}

export const ExternalPage: ScreenStory = {
  args: { path: '/support/index/submission/GX7KQ2M9/type/proof-of-payment' },
  play: async ({ canvasElement }) => {
    const title = heading('This link leads outside Galley')
    await expect(await within(canvasElement).findByRole('heading', title)).toBeVisible()
  },
}

export const LanguagesOpen: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: /^Language: / })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: '日本語' })).toBeVisible()
    await userEvent.keyboard('{Tab}{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
  },
}

export const AccountOpen: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const menu = hasRail() ? /^Account of / : 'Menu'
    await userEvent.click(await canvas.findByRole('button', { name: menu }))
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
    // Shown to users without reward points, too.
    for (const name of ['My Referrals', 'Current Promotions']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    }
  },
}

async function signOut(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await canvas.findByText('24 orders')
  const menu = hasRail() ? /^Account of / : 'Menu'
  await userEvent.click(canvas.getByRole('button', { name: menu }))
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
  return canvas
}

async function search(canvas: Awaited<ReturnType<typeof signOut>>) {
  await userEvent.click(canvas.getByText('Search and filter', { selector: 'summary' }))
  await userEvent.type(await canvas.findByLabelText('Title'), 'barley{Enter}')
}

export const SigningOutFailed: ScreenStory = {
  args: { world: 'fault=logOut:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = await signOut(canvasElement)
    await expect(await canvas.findByText(/^We couldn’t sign you out/)).toBeVisible()
    await search(canvas)
    await expect(await canvas.findByText(/^\d match(es)?$/)).toBeVisible()
  },
}

/** Sends no other call, which the server might answer without a session. */
export const SigningOut: ScreenStory = {
  args: { world: 'fault=logOut:slow:1' },
  play: async ({ canvasElement, loaded }) => {
    const { calls, router, queryClient }: OpenedScreen = loaded.screen
    // The last to load.
    await within(canvasElement).findByText('2,160 points to Elite')
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    const earlier = calls.all().length
    const canvas = await signOut(canvasElement)
    await search(canvas)
    await waitFor(() => expect(router.state.location.href).toContain('barley'))
    const later = calls.all().slice(earlier)
    await expect(later.filter(({ operation }) => operation !== 'logOut')).toEqual([])
    // Calls of the next story would wait for the end, too.
    await canvas.findByRole('heading', { name: 'Sign in' })
  },
}
