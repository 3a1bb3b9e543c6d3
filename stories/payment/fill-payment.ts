import { userEvent, within } from 'storybook/test'

/** Chooses a way to pay by its name. */
export async function choose(canvasElement: HTMLElement, method: RegExp | string): Promise<void> {
  const group = await within(canvasElement).findByRole('group', { name: 'Payment method' })
  await userEvent.click(within(group).getByRole('radio', { name: method }))
}

/** Says how much is paid in advance, and goes on to how. */
export async function typeAmount(canvasElement: HTMLElement, amount: string): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText(/^Amount in/), amount)
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
}

/** Accepts the terms and pays. */
export async function acceptAndPay(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('checkbox', { name: /^I accept the/ }))
  await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }))
}
