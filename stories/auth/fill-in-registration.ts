import { userEvent, within } from 'storybook/test'

/** Somebody without account, as the form asks; what differs is left out where it is empty. */
const noor = {
  'Given name': 'Noor',
  'Family name': 'Haddad',
  'E-mail address': 'noor.haddad@example.edu',
  Password: 'a long secret',
  Institution: 'Rice University',
}

/** Fills the registration in, all but what is named in `changes`, and agrees to the terms. */
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
