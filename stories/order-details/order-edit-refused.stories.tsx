import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// OrderPageScreen, whose changes the server refuses
export default {
  ...screen,
  title: 'Orders/Edit refused',
  args: { path: '/researcher/details/{orders.editable}?edit=true' },
}

/** A story of a save that the server refuses, which says why. */
const refused = (key: string, message: RegExp, atField: boolean): ScreenStory => ({
  args: { world: `scenario=returning-customer&fault=saveOrder:refusal=${key}:1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = within(await canvas.findByRole('form', { name: 'Edit this order' }))
    await form.findByRole('checkbox', { name: 'Manuscript Formatting' })
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    const summary = within(await form.findByRole('alert', { name: 'There is a problem' }))
    const shown = summary.getByText(message)
    await expect(shown).toBeVisible()
    await expect(form.getAllByText(message)).toHaveLength(atField ? 2 : 1)
    await expect(summary.getByRole('link', { name: /^Ask our support team/ })).toBeVisible()
  },
})

export const TitleRefused = {
  tags: ['deep'],
  ...refused('order-title-required', /it has no title/, true),
}
export const DeadlineMissing = {
  tags: ['deep'],
  ...refused('order-deadline-required', /^A deadline is required$/, true),
}
export const DeadlineTooEarly = {
  tags: ['deep'],
  ...refused('order-deadline-too-early', /earlier than the one/, true),
}
export const NotOnTheHalfHour = {
  tags: ['deep'],
  ...refused('order-deadline-not-half-hour', /half hour/, true),
}
export const ServiceNotAvailable = {
  tags: ['deep'],
  ...refused('order-service-not-available', /not available/, true),
}
export const ServiceNotRemovable = refused('order-service-not-removable', /can’t remove/, false)
export const JournalRefused = refused('order-journal-required', /needs the target journal/, true)
export const TakenUpMeanwhile = {
  tags: ['deep'],
  ...refused('order-not-editable', /Work on this order has begun/, false),
}
