import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// PastedDetailsField
export default {
  ...screen,
  title: 'Fapiao/Pasted details',
  args: { path: '/researcher/prepay/{prepayments.withoutFapiao}/fapiao', world: 'scenario=china' },
}

/** A correction stays while the block is completed. */
export const Filled: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const block = await canvas.findByLabelText(/^Paste your invoice details/)
    await userEvent.click(block)
    await userEvent.paste('单位名称：浙江大学\n税号：12330000470095016Q\n账号：1202024609014431234')
    await expect(
      canvas.getByText('Filled in: Organization and Taxpayer number. Please check.'),
    ).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Organization' })).toHaveValue('浙江大学')
    const number = canvas.getByLabelText(/^Taxpayer number/)
    await expect(number).toHaveValue('12330000470095016Q')
    await userEvent.clear(number)
    await userEvent.type(number, '12100000470095016Q')
    await userEvent.type(block, '\n手机：13800138000')
    await expect(canvas.getByLabelText(/^Mobile number/)).toHaveValue('13800138000')
    await expect(number).toHaveValue('12100000470095016Q')
  },
}

export const NothingFound: ScreenStory = {
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByLabelText(/^Paste your invoice details/))
    await userEvent.paste('请尽快开票，谢谢。')
    await expect(canvas.getByText(/^We found no details in this text/)).toBeVisible()
  },
}

/** The block to paste comes first, then what is printed, then where it goes. */
export const InGroups: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const paste = await canvas.findByLabelText(/^Paste your invoice details/)
    const groups = ['Start from what you have', 'On the fapiao', 'Where we send it'].map((name) =>
      canvas.getByRole('group', { name }),
    )
    const [have, printed, sent] = groups.map((group) => within(group))
    await expect(have?.getByLabelText(/^Paste your invoice details/)).toBe(paste)
    await expect(printed?.getByLabelText('Type of service')).toBeVisible()
    await expect(sent?.getByLabelText(/^Mobile number/)).toHaveAccessibleDescription(
      'For example 138 0013 8000.',
    )
  },
}
