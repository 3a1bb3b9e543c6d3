import { userEvent, within } from 'storybook/test'

/** Empty fields are those that a test may replace. */
const noor = {
  'Given name': 'Noor',
  'Family name': 'Haddad',
  'E-mail address': 'noor.haddad@example.edu',
  Password: 'a long secret',
  Institution: 'Rice University',
}

/** Fills all fields, with `changes`, and accepts the terms. */
export async function fillIn(canvasElement: HTMLElement, changes: Partial<typeof noor> = {}) {
  const canvas = within(canvasElement)
  await canvas.findByLabelText('Given name')
  for (const [label, text] of Object.entries({ ...noor, ...changes })) {
    const field = canvas.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(text)
  }
  await userEvent.selectOptions(canvas.getByLabelText('Country'), 'US')
  await userEvent.selectOptions(await canvas.findByLabelText('State or province'), 'Texas')
  await userEvent.click(canvas.getByRole('checkbox', { name: /I agree to the/ }))
}

export const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Create an account' }))
