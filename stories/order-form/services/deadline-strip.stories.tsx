import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import { beginOrder } from '../get-started/begin-order.ts'
import type { Canvas } from '../summary/summary-in-story.ts'
import { express, pickService, rush, servicesReady } from './service-choice-steps.ts'

const atServices = 'scenario=order-form&at=manuscript-services'

// DeliveryChoice
export default {
  ...screen,
  title: 'Order form/Deadline strip',
  args: {
    path: '/researcher/submit/manuscript-services',
    world: `${atServices}&flag=express_delivery:on`,
  },
}

const strip = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Delivery' }))

/** Name of the row that stands for the chosen delivery. */
const chosenLane = (figure: Canvas) =>
  figure.getByText(/delivery$/, { selector: '[data-chosen=true] *' }).textContent

/** Without what is hidden from screen readers. */
function spokenText(part: HTMLElement): string {
  const copy = part.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return copy.textContent
}

export const AllTiers: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const figure = await strip(canvas)
    await expect(chosenLane(figure)).toBe('Standard delivery')
    const spoken = spokenText(canvas.getByRole('region', { name: 'Delivery' }))
    await expect(spoken.match(/Due/g)).toHaveLength(3)
    await expect(spoken.match(/delivery/g)).toHaveLength(3)
    await expect(spoken.match(/Eastern Time/g)).toHaveLength(1)
    await expect(rush(canvas)).toHaveAccessibleDescription(/^\$130\.20 more · Due 20/)
    await expect(express(canvas)).toHaveAccessibleDescription(/^\$279 more · Due 20.* · in 2 days$/)
  },
}

export const AllTiersInTheDark: ScreenStory = { tags: ['deep'], globals: { scheme: 'dark' } }

export const RushChosen: ScreenStory = {
  args: { world: `${atServices}&flag=express_delivery:off` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const figure = await strip(canvas)
    await expect(express(canvas)).toHaveAccessibleDescription('Not available on this site.')
    // A row is the label of its control, over its whole width.
    const label = rush(canvas).closest('label')
    const { width } = label?.getBoundingClientRect() ?? { width: 0 }
    await expect(width).toBeGreaterThan(600)
    if (label) await userEvent.click(label)
    await waitFor(() => expect(chosenLane(figure)).toBe('Rush delivery'))
    await servicesReady(canvas)
  },
}

export const Small: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await strip(canvas)).getByText('Today')).toBeVisible()
    await expect(rush(canvas).closest('label')?.clientHeight).toBeGreaterThanOrEqual(44)
  },
}

/** Weeks in which nothing is due are folded. */
export const LongText: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = { words: '39,000', language: 'English' }
    await beginOrder(canvasElement, { goal: 'Edit my manuscript', text })
    await pickService(canvas, 'Premium Editing')
    await servicesReady(canvas)
    const figure = await strip(canvas)
    await expect(figure.getByText(/^\d weeks?$/)).toBeVisible()
  },
}

export const NoServiceYet: ScreenStory = {
  args: { world: 'scenario=new-customer&at=manuscript-services' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rows = await strip(canvas)
    await expect(rows.queryByText('Today')).toBeNull()
    await expect(rows.queryByText('Standard delivery')).toBeNull()
  },
}
