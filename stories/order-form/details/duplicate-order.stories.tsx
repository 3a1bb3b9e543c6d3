import { expect, userEvent, waitFor, within } from 'storybook/test'
import { installLeaving } from '../../../src/lib/browser/leave-page.ts'
import { addressIn } from '../../../src/lib/url/address-in.ts'
import { announcements } from '../../announcements.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import { tellAddress } from '../../stay-in-story.ts'

let openedAddress: string | undefined

// DuplicateOrderScreen
export default {
  ...screen,
  title: 'Order form/Duplicate order',
  args: { path: '/researcher/submit/duplicate-order', world: 'scenario=duplicate-order' },
  beforeEach: (context: Parameters<typeof screen.beforeEach>[0]) => {
    const leave = screen.beforeEach(context)
    openedAddress = undefined
    installLeaving((address) => {
      openedAddress = address
      tellAddress(address)
    })
    return () => {
      installLeaving()
      leave()
    }
  },
}

const isNew = "I'm sure that this is a new order"
const isQuestion = 'I have a question about my previous order'

async function choose(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${name}`) }))
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

export const Earlier: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = await canvas.findByRole('region', { name: 'Your previous order' })
    await expect(within(region).getByText('Sleep and walking in older adults')).toBeVisible()
    await expect(await within(region).findByText('Premium Editing')).toBeVisible()
    await expect(within(region).getByText('Completed')).toBeVisible()
    const current = within(canvas.getByRole('region', { name: 'This order' }))
    await expect(current.getByText('Sleep and Walking in Older Adults')).toBeVisible()
    await expect(current.getByText('Premium Editing')).toBeVisible()
    await expect(current.getByText('Not ordered yet')).toBeVisible()
    await expect(within(region).getByText('2026-10-12')).toBeVisible()
    const order = within(region).getByRole('link', { name: /^GX/ })
    await expect(order.getAttribute('href')).toBe(`/en/researcher/details/${order.textContent}`)
    await expect(canvas.getByRole('radio', { name: new RegExp(`^${isNew}`) })).not.toBeChecked()
  },
}

/** What it says of the earlier order itself is enough to go on. */
export const EarlierOrderNotLoaded: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=duplicate-order&fault=getOrderPayment:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = within(await canvas.findByRole('region', { name: 'Your previous order' }))
    await expect(region.getByText('Sleep and walking in older adults')).toBeVisible()
    await expect(region.queryByText('Completed')).toBeNull()
    await choose(canvasElement, isNew)
    await canvas.findByRole('heading', { level: 1, name: /^Payment/ })
  },
}

export const SmallAndDark: ScreenStory = {
  tags: ['deep'],
  ...Earlier,
  globals: { scheme: 'dark', viewport: { value: 'small' } },
}

export const NothingChosen: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(canvas.getAllByText('Please make a selection')).not.toHaveLength(0)
  },
}

/** Confirms a new order, which opens the payment. */
export const NewOrder: ScreenStory = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, isNew)
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: /^Payment/ })
  },
}

export const Question: ScreenStory = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, isQuestion)
    await waitFor(() =>
      expect(openedAddress?.replace(/GX\w+/, 'NUMBER')).toBe(
        addressIn('/support/index/submission/NUMBER/type/proof-of-payment'),
      ),
    )
  },
}

export const SaveFailed: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=duplicate-order&fault=saveStep:500:1' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, isNew)
    const canvas = within(canvasElement)
    const dialog = await canvas.findByRole('alertdialog')
    await expect(within(dialog).getByText(/^There was a problem saving your order:/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay on this page' }))
    await expect(canvas.getByRole('radio', { name: new RegExp(`^${isNew}`) })).toBeChecked()
  },
}

export const Saving: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=duplicate-order&fault=saveStep:time-out' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, isNew)
    await waitFor(() => expect(announcements()).toContain('Sending. One moment, please.'))
  },
}

/** The saved step opens instead. */
export const WithoutDuplicate: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'Project details' }),
    ).toBeInTheDocument()
  },
}
