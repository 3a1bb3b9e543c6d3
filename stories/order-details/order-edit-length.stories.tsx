import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// OrderPageScreen, editing an order without a manuscript
export default {
  ...screen,
  title: 'Orders/Edit without a length',
  args: { path: '/researcher/details/{orders.figuresOnly}?edit=true', world: 'scenario=elite' },
}

async function opened(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const form = within(await canvas.findByRole('form', { name: 'Edit this order' }))
  const wordCount = await form.findByLabelText(/^Word count/)
  const editing = form.getByRole('checkbox', { name: 'Standard Editing' })
  const save = () => userEvent.click(form.getByRole('button', { name: 'Save changes' }))
  return { canvas, form, wordCount, editing, save }
}

export const LengthAskedFor: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { form, editing } = await opened(canvasElement)
    await expect(editing).toBeDisabled()
    await expect(form.getByText('from $63')).toBeVisible()
    await expect(form.getAllByText(/please enter the word count first/)[0]).toBeVisible()
  },
}

export const LengthEntered: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { canvas, form, wordCount, editing, save } = await opened(canvasElement)
    await userEvent.type(wordCount, '5,200')
    await expect(editing).toBeEnabled()
    await userEvent.click(editing)
    await expect(form.getByText(/in total/)).toHaveTextContent(
      /^\$252 in total. One invoice has all/,
    )
    await save()
    await expect((await canvas.findAllByText('Please pay $284'))[0]).toBeVisible()
  },
}

export const LengthCleared: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { form, wordCount, editing, save } = await opened(canvasElement)
    await userEvent.type(wordCount, '5200')
    await userEvent.click(editing)
    await userEvent.clear(wordCount)
    await save()
    await form.findByRole('alert', { name: 'There is a problem' })
    await expect(form.getAllByText(/^Please enter the word count, so that/)).toHaveLength(2)
    await userEvent.click(editing)
    await expect(editing).toBeDisabled()
  },
}

export const LengthRefused: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=elite&fault=saveOrder:refusal=order-length-required:1' },
  play: async ({ canvasElement }) => {
    const { form, save } = await opened(canvasElement)
    await save()
    await form.findByRole('alert', { name: 'There is a problem' })
    await expect(
      form.getAllByText(/depends on the length of your manuscript. Please/),
    ).toHaveLength(2)
  },
}
