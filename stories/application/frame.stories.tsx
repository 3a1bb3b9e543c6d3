import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

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
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of / }))
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
    // Shown to users without reward points, too.
    for (const name of ['My Referrals', 'Current Promotions']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    }
  },
}
