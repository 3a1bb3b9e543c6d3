import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'

export default {
  ...screen,
  title: 'Order form/Details/Word count refused',
  args: { path: '/researcher/submit/details', world: 'scenario=order-form' },
}

const wordCountField = /^Word count/

/** The word count is saved first; its refusal is shown at its field. */
const refusedAtSave = (key: string, message: RegExp): ScreenStory => ({
  args: { world: `scenario=order-form&fault=updateWordCount:refusal=${key}:1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/^Project title/), 'Sleep and walking')
    await userEvent.type(await canvas.findByLabelText('Area of study'), 'geriatrics')
    const field = canvas.getByLabelText(wordCountField)
    await userEvent.clear(field)
    await userEvent.type(field, '7000')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(field).toHaveAccessibleDescription(message)
    await expect(field).toHaveValue('7000')
    await expect(canvas.getByLabelText(/^Project title/)).toHaveValue('Sleep and walking')
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})

export const OutOfRangeAtSave = refusedAtSave(
  'word-count-range-error',
  /The word count must be a whole number from 1 to 999,999/,
)
export const VeryLongAtSave = {
  tags: ['deep'],
  ...refusedAtSave('order-word-count-very-long', /Your manuscript is very long/),
}
export const NotSoldAtSave = {
  tags: ['deep'],
  ...refusedAtSave(
    'order-form-no-service-option',
    /This service isn’t available for this word count/,
  ),
}
