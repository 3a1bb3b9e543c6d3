import { expect, screen as page, userEvent, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'

const editOf = (order: string) => ({ path: `/researcher/details/{orders.${order}}?edit=true` })

const world = 'scenario=returning-customer'

// OrderPageScreen, editing
export default { ...screen, title: 'Orders/Edit', args: { ...editOf('editable'), world } }

async function opened(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const form = within(await canvas.findByRole('form', { name: 'Edit this order' }))
  const tick = async (name: string) => userEvent.click(await form.findByRole('checkbox', { name }))
  const save = () => userEvent.click(form.getByRole('button', { name: 'Save changes' }))
  const type = async (name: string | RegExp, text: string) => {
    const field = form.getByLabelText(name)
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(text)
  }
  return { canvas, form, tick, save, type }
}

const formatting = 'Manuscript Formatting'

export const Viewing: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/details/{orders.editable}' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit this order' }))
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('button', { name: 'Edit this order' })).toBeVisible()
  },
}

export const Editing: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { form } = await opened(canvasElement)
    const price = await form.findByText('$185')
    await expect(price).toBeVisible()
    await expect(form.getByLabelText('Deadline')).toHaveDisplayValue(/^\d{4}-\d\d-\d\d$/)
    await expect(form.getByText(/They cost nothing/)).toBeVisible()
    await expect(form.getByLabelText(/^Target journal/)).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = {
  tags: ['deep'],
  ...Editing,
  globals: { viewport: { value: 'small' } },
}

export const InTheDark: ScreenStory = { tags: ['deep'], ...Editing, globals: { scheme: 'dark' } }

export const FieldsInError: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { form, type, save, tick } = await opened(canvasElement)
    await tick(formatting)
    await type('Project title', ' ')
    await type('Deadline', ' ')
    await userEvent.clear(form.getByLabelText('Deadline'))
    await type(/^Target journal/, ' ')
    await save()
    const summary = within(await form.findByRole('alert', { name: 'There is a problem' }))
    await expect(summary.getByText('Please enter your project title.')).toBeVisible()
    await expect(summary.getByText('A deadline is required')).toBeVisible()
    await expect(
      summary.getByText('You have selected a service that requires you to enter journal details.'),
    ).toBeVisible()
  },
}

export const TooEarly: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { form, type, save } = await opened(canvasElement)
    await type('Deadline', '2026-01-05')
    await save()
    const summary = within(await form.findByRole('alert', { name: 'There is a problem' }))
    await expect(summary.getByText(/^The deadline can’t be earlier than/)).toBeVisible()
  },
}

export const DeadlineMismatch: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { form, tick } = await opened(canvasElement)
    await tick(formatting)
    await expect(await form.findByText('Deadline Mismatch')).toBeVisible()
    const text = form.getByText(/^You entered/)
    await expect(text).toHaveTextContent(/\d{4}-\d\d-\d\d \d\d:\d\d.+\d{4}-\d\d-\d\d \d\d:\d\d/)
    await expect(form.getByText(/in total/)).toHaveTextContent(/^\$185/)
  },
}

export const DeadlineMismatchOnAPhone: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
  play: async (context) => {
    await DeadlineMismatch.play?.(context)
    await expectNoOverflow()
  },
}

export const SuggestionAccepted: ScreenStory = {
  tags: ['deep'],
  play: async (context) => {
    await DeadlineMismatch.play?.(context)
    const { form } = await opened(context.canvasElement)
    const before = form.getByLabelText<HTMLInputElement>('Deadline').value
    await userEvent.click(form.getByRole('button', { name: 'Accept the suggested deadline' }))
    await expect(form.queryByText('Deadline Mismatch')).toBeNull()
    await expect(form.getByLabelText('Deadline')).toHaveFocus()
    await expect(form.getByLabelText('Deadline')).not.toHaveValue(before)
  },
}

/** The deadline that came with a service does not stay unsaid without it. */
export const SuggestionWithoutItsService: ScreenStory = {
  play: async (context) => {
    const { form, tick } = await opened(context.canvasElement)
    const before = form.getByLabelText<HTMLInputElement>('Deadline').value
    await SuggestionAccepted.play?.(context)
    await tick(formatting)
    await expect(await form.findByText('Deadline Mismatch')).toBeVisible()
    await expect(form.getByText(/since removed/)).toHaveTextContent(/We agreed on \d{4}-\d\d-\d\d/)
    await userEvent.click(form.getByRole('button', { name: 'Return to the agreed deadline' }))
    await expect(form.getByLabelText('Deadline')).toHaveValue(before)
    await expect(form.queryByText('Deadline Mismatch')).toBeNull()
  },
}

export const Saved: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { canvas, type, save } = await opened(canvasElement)
    await type('Project title', 'Rivers at night')
    await save()
    await expect(await canvas.findByText('Your changes have been saved.')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Edit this order' })).toBeVisible()
    await expect(canvas.getByText('Rivers at night')).toBeVisible()
  },
}

export const SavedWithAService: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { canvas, tick, save } = await opened(canvasElement)
    await tick(formatting)
    await save()
    await expect(await canvas.findByText(/^Your changes have been saved[.] This/)).toBeVisible()
    const rail = within(canvas.getByRole('complementary', { name: 'Your order' }))
    await expect(rail.getByText(formatting)).toBeVisible()
    await expect((await canvas.findAllByText(/^Please pay \$/))[0]).toBeVisible()
  },
}

export const FailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: `${world}&fault=saveOrder:500:1` },
  play: async ({ canvasElement }) => {
    const { canvas, form, type, save } = await opened(canvasElement)
    await type('Project title', 'Rivers at night')
    await save()
    await form.findByRole('alert', { name: 'There is a problem' })
    await expect(form.getByLabelText('Project title')).toHaveValue('Rivers at night')
    await save()
    await expect(await canvas.findByText('Your changes have been saved.')).toBeVisible()
  },
}

export const LoadingServices: ScreenStory = {
  tags: ['deep'],
  args: { world: `${world}&fault=getOrderServices:time-out` },
  play: async ({ canvasElement }) => {
    const { form } = await opened(canvasElement)
    await expect(await form.findByText('Services are loading.')).toBeInTheDocument()
    await expect(form.getByLabelText('Project title')).toBeVisible()
  },
}

export const ServicesFailedAndRetried: ScreenStory = {
  args: { world: `${world}&fault=getOrderServices:500:1` },
  play: async ({ canvasElement }) => {
    const { form } = await opened(canvasElement)
    await expect(await form.findByText('The services could not be loaded')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Try again' }))
    await expect(await form.findByRole('checkbox', { name: formatting })).toBeVisible()
  },
}

export const NothingToAdd: ScreenStory = {
  args: { ...editOf('everything'), world: 'scenario=elite' },
  play: async ({ canvasElement }) => {
    const { form } = await opened(canvasElement)
    await expect(
      await form.findByText('There is no other service for this manuscript.'),
    ).toBeVisible()
  },
}

export const WithoutADeadline: ScreenStory = {
  args: editOf('awaitingFiles'),
  play: async ({ canvasElement }) => {
    const { form } = await opened(canvasElement)
    await expect(form.getByText('Set as soon as your files arrive')).toBeVisible()
    await expect(form.queryByLabelText('Deadline')).toBeNull()
  },
}

export const NotEditable: ScreenStory = {
  args: editOf('inProgress'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/can no longer be changed here/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to this order' }))
    await expect(await canvas.findByText('Your editor is at work')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Edit this order' })).toBeNull()
  },
}

export const LeavingUnsaved: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { canvas, form, type } = await opened(canvasElement)
    await type('Project title', 'Rivers at night')
    await userEvent.click(canvas.getByRole('link', { name: 'Back to my orders' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay and go on editing' }))
    await expect(form.getByLabelText('Project title')).toHaveValue('Rivers at night')
  },
}
