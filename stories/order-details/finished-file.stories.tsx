import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

const file = (order: string, key: string) => `/researcher/details/{orders.${order}}/files/${key}`
const world = (fault: string) => `scenario=returning-customer&fault=${fault}`

// FinishedFileScreen; the document itself is in document-reader.stories.tsx
export default {
  ...screen,
  title: 'Orders/Finished file',
  args: {
    path: '/researcher/details/{orders.completedPaid}/files/edited-manuscript',
    world: 'scenario=returning-customer',
  },
}

export const TrackedChanges: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tools = within(await canvas.findByRole('region', { name: 'Changes and comments' }))
    await expect(tools.getByRole('button', { name: 'Next change' })).toBeVisible()
    await expect(tools.getByText(/^\d+ comments$/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /[(]tracked changes[)][.]docx$/,
    )
    await expect(canvas.getByText('Edited, with tracked changes')).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' }, scheme: 'dark', language: 'cn' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: '下一处修订' })).toBeVisible()
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontSize).toBe('18px')
  },
}

/** Nothing to step through. */
export const CleanCopy: ScreenStory = {
  args: { path: file('completedPaid', 'edited-manuscript-clean') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Abstract' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Changes and comments' })).toBeNull()
    await expect(canvas.queryAllByRole('insertion')).toEqual([])
  },
}

export const Picture: ScreenStory = {
  args: { path: file('figuresOnly', 'figure-1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Only Word documents can be read here/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible()
  },
}

const unknown = (path: string): ScreenStory => ({
  args: { path },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('We could not find this file')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to this order' })).toBeVisible()
  },
})

export const UnknownFile: ScreenStory = {
  args: { path: file('completedPaid', 'nothing') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('We could not find this file')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Go to this order' }))
    await expect(await canvas.findByRole('region', { name: 'Completed files' })).toBeVisible()
  },
}

export const LockedFile: ScreenStory = unknown(file('completedUnpaid', 'edited-manuscript'))

export const NoOrderNumber: ScreenStory = {
  tags: ['deep'],
  ...unknown('/researcher/details/no_number/files/a'),
}

export const Loading: ScreenStory = {
  args: { world: world('downloadOrderDeliverable:time-out') },
  play: async ({ canvasElement }) => {
    const message = 'The file is being downloaded.'
    await expect(await within(canvasElement).findByText(message)).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: world('downloadOrderDeliverable:500:1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The file could not be downloaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Abstract' })).toBeVisible()
  },
}

export const OrderFailed: ScreenStory = {
  tags: ['deep'],
  args: { world: world('getOrderPayment:500') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your order could not be loaded')).toBeVisible()
  },
}
