import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

const world = (fault: string) => `scenario=china&fault=${fault}`

// SideBySideScreen; what is compared is in compared-documents.stories.tsx
export default {
  ...screen,
  title: 'Orders/Side by side',
  args: {
    path: '/researcher/details/{orders.translated}/files/translated-manuscript-clean/side-by-side',
    world: 'scenario=china',
  },
}

/** The sample's translation has a slip of each kind. */
export const Translation: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tools = await canvas.findByRole('region', { name: 'Paragraphs to check' })
    await expect(
      within(tools).getByText(/^\d paragraphs to check: missing or unmatched text$/),
    ).toBeVisible()
    await expect(await canvas.findByText('Not translated')).toBeVisible()
    await expect(canvas.getByText('2 paragraphs merged into one')).toBeVisible()
    await expect(canvas.getByText('Added in the translation')).toBeVisible()
    await userEvent.click(canvas.getByText(/^\d terms? (is|are) translated in two ways$/))
    await expect(canvas.getByText('降温幅度')).toBeVisible()
    // The English abstract of the Chinese original, as large as its translation.
    const abstracts = await canvas.findAllByText(/^Urban parks can reduce the heat/)
    await expect(abstracts.map((text) => text.closest('[lang]'))).toEqual([
      expect.objectContaining({ lang: 'en' }),
      expect.objectContaining({ lang: expect.stringMatching(/^en/) }),
    ])
  },
}

export const TranslationOnAPhone: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' }, scheme: 'dark', language: 'cn' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('未翻译')).toBeVisible()
  },
}

/** With the changes of the editor, and the comments. */
export const TrackedTranslation: ScreenStory = {
  tags: ['deep'],
  args: {
    path: '/researcher/details/{orders.translated}/files/translated-manuscript/side-by-side',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByRole('insertion')).length).toBeGreaterThan(0)
  },
}

export const Loading: ScreenStory = {
  args: { world: world('downloadFile:time-out') },
  play: async ({ canvasElement }) => {
    const message = 'The two files are being downloaded.'
    await expect(await within(canvasElement).findByText(message)).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: world('downloadFile:500:1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The files could not be downloaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Not translated')).toBeVisible()
  },
}

/** An edit has no other language beside it. */
export const NotATranslation: ScreenStory = {
  args: {
    path: '/researcher/details/{orders.completedPaid}/files/edited-manuscript-clean/side-by-side',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('We could not find this file')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to this order' })).toBeVisible()
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
