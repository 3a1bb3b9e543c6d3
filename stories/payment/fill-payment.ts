import { userEvent, within } from 'storybook/test'

/** By its label. */
export async function choosePaymentMethod(
  canvasElement: HTMLElement,
  method: RegExp | string,
): Promise<void> {
  const group = await within(canvasElement).findByRole('group', { name: 'Payment method' })
  await userEvent.click(within(group).getByRole('radio', { name: method }))
}

export async function typeAmount(canvasElement: HTMLElement, amount: string): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText(/^Amount in/), amount)
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
}

export async function acceptAndPay(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('checkbox', { name: /^I accept the/ }))
  await userEvent.click(canvas.getByRole('button', { name: /^(Pay|Place order|Get the)/ }))
}
