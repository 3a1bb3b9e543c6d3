import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// AccountScreen
export default { ...screen, title: 'Account/Account', args: { path: '/account' } }

const heading = { name: 'Account and addresses', level: 1 }

async function edit(canvasElement: HTMLElement, button: string, form: string) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await canvas.findByRole('form', { name: form }))
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

async function confirm(canvasElement: HTMLElement, name: string) {
  const dialog = within(await within(canvasElement).findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name }))
}

export const Complete: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await canvas.findByText('North Carolina')
    const details = within(canvas.getByRole('region', { name: 'Your details' }))
    await expect(details.getByText('North Carolina')).toBeVisible()
    const [one, two] = details.getAllByRole('definition')
    // Columns need 280 pixels each.
    const isWide = (one?.closest('dl')?.clientWidth ?? 0) >= 600
    await expect(one?.getBoundingClientRect().top === two?.getBoundingClientRect().top).toBe(isWide)
    const addresses = within(canvas.getByRole('region', { name: 'Saved addresses' }))
    const cards = addresses.getAllByRole('listitem')
    await expect(cards).toHaveLength(2)
    const bold = cards.map((card) => card.querySelector('p')?.firstElementChild?.localName)
    await expect(bold).toEqual(['strong', 'strong'])
    await expect(canvas.getByText('Linked to your account: ORCID.')).toBeVisible()
  },
}

export const OnASmallScreen: ScreenStory = {
  tags: ['deep'],
  ...Complete,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const NothingSavedYet: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No saved addresses')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add an address' })).toBeVisible()
    await expect(canvas.getAllByText('Not provided').length).toBeGreaterThan(0)
  },
}

export const Loading: ScreenStory = {
  args: { world: 'fault=getAccount:slow' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(canvas.getByText('Loading. One moment, please.')).toBeInTheDocument()
    const contact = within(canvas.getByRole('region', { name: 'Contact details' }))
    await expect(contact.getByText('helen.marsh@example.edu')).toBeVisible()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'fault=getAccount:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your details could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('North Carolina')).toBeVisible()
  },
}

export const DetailsSaved: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = await edit(canvasElement, 'Edit your details', 'Your details')
    await retype(form.getByLabelText('Institution'), 'Rice University')
    await userEvent.selectOptions(form.getByLabelText('State or province'), 'Texas')
    await retype(form.getByLabelText(/^City/), 'Austin')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Your details have been saved.')).toBeVisible()
    await expect(await canvas.findByText('Rice University')).toBeVisible()
    await expect(canvas.getByText('Texas')).toBeVisible()
    await expect(canvas.getByText('Austin')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit your details' })).toBeVisible()
  },
}

export const DetailsRefused: ScreenStory = {
  tags: ['deep'],
  args: { world: 'fault=updateAccountDetails:refusal=generic-touchup-error' },
  play: async ({ canvasElement }) => {
    const form = await edit(canvasElement, 'Edit your details', 'Your details')
    await retype(form.getByLabelText('Institution'), 'Rice University')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findByRole('alert', { name: 'There is a problem' })).toHaveFocus()
    await expect(form.getByLabelText('Institution')).toHaveValue('Rice University')
  },
}

export const EditingCancelled: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = await edit(canvasElement, 'Edit contact details', 'Contact details')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('button', { name: 'Edit contact details' })).toBeVisible()
    await expect(canvas.queryByRole('form', { name: 'Contact details' })).toBeNull()
  },
}

export const ContactSaved: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const form = await edit(canvasElement, 'Edit contact details', 'Contact details')
    await retype(form.getByLabelText(/^ORCID/), 'https://orcid.org/0000-0002-1694-233x')
    await retype(form.getByLabelText(/^Copy e-mails/), 'lab@example.edu')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('0000-0002-1694-233X')).toBeVisible()
    await expect(canvas.getByText('lab@example.edu')).toBeVisible()
  },
}

export const ContactNotInOrder: ScreenStory = {
  play: async ({ canvasElement }) => {
    const form = await edit(canvasElement, 'Edit contact details', 'Contact details')
    await retype(form.getByLabelText('E-mail address'), '')
    await retype(form.getByLabelText(/^Phone number/), '12')
    await retype(form.getByLabelText(/^ORCID/), '12')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findAllByText('Please enter your e-mail address.')).toHaveLength(2)
    await expect(form.getAllByText(/^Please enter a phone number of 7 to 25/)).toHaveLength(2)
    await expect(form.getAllByText(/An ORCID iD has 16 characters/)).toHaveLength(2)
  },
}

export const EmailTaken: ScreenStory = {
  tags: ['deep'],
  args: { world: 'fault=updateAccountDetails:refusal=account-email-taken' },
  play: async ({ canvasElement }) => {
    const form = await edit(canvasElement, 'Edit contact details', 'Contact details')
    await retype(form.getByLabelText('E-mail address'), 'someone@example.edu')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const addressTaken = /^There is another account for someone@example\.edu\. /
    await expect(await form.findAllByText(addressTaken)).toHaveLength(2)
  },
}

export const CurrencyChosen: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = await edit(canvasElement, 'Edit currency', 'Currency')
    await userEvent.selectOptions(form.getByLabelText('Currency'), 'Euro (EUR)')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Your currency is now Euro (EUR).')).toBeVisible()
    await expect(await canvas.findByText('Amounts are shown in euros.')).toBeVisible()
  },
}

export const CurrenciesFail: ScreenStory = {
  tags: ['deep'],
  args: { world: 'fault=listPaymentCurrencies:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit currency' }))
    await expect(await canvas.findByText('The currencies could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByLabelText('Currency')).toBeVisible()
  },
}

export const PasswordLinkSent: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Send me a link to change my password' }),
    )
    await expect(await canvas.findByText(/is on its way to helen.marsh@example.edu/)).toBeVisible()
  },
}

export const PasswordLinkFails: ScreenStory = {
  args: { world: 'fault=requestPasswordReset:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Send me a link to change my password' }),
    )
    await expect(await canvas.findByText(/The link could not be sent/)).toBeVisible()
  },
}

export const ClosingRefused: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Close my account' }))
    await confirm(canvasElement, 'Close my account')
    await expect(await canvas.findByText(/Please pay your open invoices/)).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Go to your unpaid invoices' })
    await expect(link).toHaveAttribute('href', '/en/researcher/invoices/unpaid')
  },
}

export const Closed: ScreenStory = {
  args: { world: 'scenario=preferred-group' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Close my account' }))
    await confirm(canvasElement, 'Close my account')
    await expect(await canvas.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    await expect(await canvas.findByText(/^Your account has been closed/)).toBeVisible()
  },
}
