import { expect, userEvent, within } from 'storybook/test'
import { advanceClock } from '../../advance-clock.ts'
import { type ScreenStory, screen } from '../../screen.tsx'

// DetailsScreen
export default {
  ...screen,
  title: 'Order form/Details/Word count',
  args: { path: '/researcher/submit/details', world: 'scenario=order-form' },
}

const wordCountField = /^Word count/

/** The price is requested 400 ms after the last keystroke. */
export const AnotherWordCount: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByLabelText(wordCountField)
    await expect(field).toHaveValue('5200')
    await userEvent.clear(field)
    await userEvent.type(field, '7000')
    await advanceClock(loaded.screen?.clock, 399)
    await expect(canvas.queryByRole('button', { name: 'Use this word count' })).toBeNull()
    await advanceClock(loaded.screen?.clock, 1)
    await expect(await canvas.findByText('Premium Editing, 6,001 to 8,000 words')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use this word count' }))
    await expect(await canvas.findByText(/^The word count is saved/)).toBeVisible()
  },
}

export const WordCountRefused: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByLabelText(wordCountField)
    await userEvent.clear(field)
    await userEvent.type(field, '0')
    await userEvent.tab()
    await expect(await canvas.findByText('Value cannot be zero')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'x')
    await expect(field).toHaveValue('')
    await userEvent.tab()
    await expect(await canvas.findByText("Value is required and can't be empty")).toBeVisible()
    await userEvent.type(field, '9999999999')
    await expect(field).toHaveValue('999999999')
    await advanceClock(loaded.screen?.clock, 400)
    await expect(await canvas.findByText(/^Your manuscript is very long/)).toBeVisible()
    await expect(canvas.queryByText(/^For texts of more than 40,000 words/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'support@galley.example' })).toBeVisible()
  },
}

/** Refused while the new price is shown: the price leads to no other step. */
export const NewPriceNotSaved: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&fault=updateWordCount:500:1' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByLabelText(wordCountField)
    await userEvent.clear(field)
    await userEvent.type(field, '7000')
    await advanceClock(loaded.screen?.clock, 400)
    const use = { name: 'Use this word count' }
    await userEvent.click(await canvas.findByRole('button', use))
    await expect(await canvas.findByText(/^That didn’t work/)).toBeVisible()
    await expect(field).toHaveValue('7000')
    await userEvent.click(canvas.getByRole('button', use))
    await expect(await canvas.findByText(/^The word count is saved/)).toBeVisible()
  },
}

/** Staff see no notices about the length. */
export const ImpersonatorsWordCount: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=impersonator&at=details' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByLabelText(wordCountField)
    await userEvent.clear(field)
    await userEvent.type(field, '41000')
    await advanceClock(loaded.screen?.clock, 400)
    await expect(await canvas.findByText(/^Your manuscript is very long/)).toBeVisible()
    await expect(canvas.queryByText(/we’ll agree on the deadline with you/)).toBeNull()
  },
}

export const PriceLookupFailed: ScreenStory = {
  args: { world: 'scenario=order-form&fault=getBinPrice:500:1' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByLabelText(wordCountField)
    await userEvent.clear(field)
    await userEvent.type(field, '7000')
    await advanceClock(loaded.screen?.clock, 400)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Premium Editing, 6,001 to 8,000 words')).toBeVisible()
  },
}
