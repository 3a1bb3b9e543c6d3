import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// SavedAddresses
export default { ...screen, title: 'Account/Saved addresses', args: { path: '/account' } }

const lab = /^Delete Duke University/

async function deleteLab(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: lab }))
  const dialog = within(await canvas.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
}

export const AddressDeleted: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await deleteLab(canvasElement)
    await waitFor(() => expect(canvas.queryByRole('button', { name: lab })).toBeNull())
    await expect(await canvas.findByText(/has been deleted/)).toBeVisible()
  },
}

/** An address that could not be deleted returns to the list. */
export const DeletingFails: ScreenStory = {
  args: { world: 'fault=deleteAddress:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await deleteLab(canvasElement)
    await expect(await canvas.findByText(/could not be deleted and is back/)).toBeVisible()
    const [first] = canvas.getAllByRole('button', { name: /^Delete / })
    await expect(first).toHaveAccessibleName(lab)
  },
}

export const AllFiftyAddresses: ScreenStory = {
  beforeEach: ({ loaded }) => {
    const { facts, world }: OpenedScreen = loaded.screen
    const { identity } = facts.person
    const user = world.users.get(identity)
    const [first] = user?.account.addresses ?? []
    if (!user || !first) throw new Error('There is no address to begin with.')
    const addresses = Array.from({ length: 50 }, (_, index) => ({
      ...first,
      id: String(1000 + index),
    }))
    world.users.update(identity, { account: { ...user.account, addresses } })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/You can save up to 50 addresses/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Add an address' })).toBeNull()
    const [last] = canvas.getAllByRole('button', { name: /^Delete / }).slice(-1)
    await expect(last).not.toBeVisible()
    await userEvent.click(canvas.getByText('Show 44 more addresses'))
    await expect(last).toBeVisible()
    await userEvent.click(canvas.getByText('Show 44 more addresses'))
  },
}
