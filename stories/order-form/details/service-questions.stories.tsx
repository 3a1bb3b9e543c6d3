import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'

/** The saved form has "Charts" ticked. */
export default {
  ...screen,
  title: 'Order form/Service questions',
  args: { path: '/researcher/submit/details', world: 'scenario=order-questions' },
}

type Canvas = ReturnType<typeof within>

const radio = (canvas: Canvas, name: string) => canvas.findByRole('radio', { name })
const style = /^What is the style called\?/

export const EveryType: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('checkbox', { name: 'Charts' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Photographs' }))
    await expect(canvas.getByRole('checkbox', { name: 'Photographs' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Charts' }))
    await expect(canvas.getByRole('checkbox', { name: 'Charts' })).not.toBeChecked()
    await expect(
      canvas.getByRole('textbox', { name: /^What should the designer know/ }),
    ).toBeVisible()
  },
}

export const FollowUp: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await radio(canvas, 'APA')
    await expect(canvas.queryByLabelText(style)).toBeNull()
    await userEvent.click(await radio(canvas, 'Another one'))
    await userEvent.type(await canvas.findByLabelText(style), 'Turabian')
    await userEvent.click(await radio(canvas, 'APA'))
    await expect(canvas.queryByLabelText(style)).toBeNull()
    await userEvent.click(await radio(canvas, 'Another one'))
    await expect(await canvas.findByLabelText(style)).toHaveValue('Turabian')
  },
}

export const FollowUpSmallAndDark: ScreenStory = {
  tags: ['deep'],
  ...FollowUp,
  globals: { scheme: 'dark', viewport: { value: 'small' } },
}

export const ChoiceTakenBack: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await radio(canvas, 'Open access'))
    await expect(canvas.getByLabelText(/^How much may publication cost\?/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear my choice' }))
    await expect(await radio(canvas, 'Open access')).not.toBeChecked()
    await expect(await radio(canvas, 'Open access')).toHaveFocus()
    await expect(canvas.queryByLabelText(/^How much may publication cost\?/)).toBeNull()
  },
}

export const TooLong: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const notes = await canvas.findByLabelText(/^What should the designer know/)
    await fireEvent.change(notes, { target: { value: 'a'.repeat(2_001) } })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(
      await canvas.findAllByText('Please shorten your answer to at most 2,000 characters.'),
    ).not.toHaveLength(0)
  },
}

export const InJapanese: ScreenStory = {
  tags: ['deep'],
  globals: { language: 'jp' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('radio', { name: '原著論文' }),
    ).toBeVisible()
  },
}
