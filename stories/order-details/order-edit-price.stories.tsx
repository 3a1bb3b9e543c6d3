import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// OrderPageScreen, editing: what changes cost
export default {
  ...screen,
  title: 'Orders/Edit price',
  args: {
    path: '/researcher/details/{orders.editable}?edit=true',
    world: 'scenario=returning-customer',
  },
}

/** Also while the first fields are filled in. */
export const PriceStaysInView: ScreenStory = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Edit this order' }))
    await expect(form.getByText(/^No earlier than/)).toHaveTextContent(
      /[.] With this deadline, your files will be ready by \d{4}-\d\d-\d\d/,
    )
    const formatting = await form.findByRole('checkbox', { name: 'Manuscript Formatting' })
    const [note] = form.getAllByText(/^Moves the deadline/)
    const [price] = form.getAllByText('$185')
    await expect(note?.getBoundingClientRect().right).toBe(price?.getBoundingClientRect().right)
    await userEvent.click(formatting)
    const total = form.getByText(/in total/)
    await waitFor(() => expect(total).toHaveTextContent(/^\$185/))
    form.getByLabelText('Project title').scrollIntoView()
    await waitFor(() =>
      expect(total.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
    await userEvent.click(form.getByRole('button', { name: 'Accept the suggested deadline' }))
    await expect(total).toHaveTextContent(/New deadline: \d{4}-\d\d-\d\d \d\d:\d\d/)
  },
}
