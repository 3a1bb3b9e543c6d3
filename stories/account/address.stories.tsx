import { expect, userEvent, within } from 'storybook/test'
import type { Address } from '../../src/api/addresses.ts'
import { hasRail } from '../has-rail.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// AddressScreen
export default { ...screen, title: 'Account/Address', args: { path: '/account/addresses' } }

function keepAddresses({ world, facts }: OpenedScreen, change: (all: Address[]) => Address[]) {
  const { identity } = facts.person
  const user = world.users.get(identity)
  if (!user) throw new Error('Nobody is signed in.')
  const addresses = change(user.account.addresses)
  world.users.update(identity, { account: { ...user.account, addresses } })
}

async function formOf(canvasElement: HTMLElement, name = 'New address') {
  return within(await within(canvasElement).findByRole('form', { name }))
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

const save = { name: 'Save address' }

export const FromTheProfile: ScreenStory = {
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement)
    await expect(form.getByLabelText('Customer name')).toHaveValue('Helen Marsh')
    await expect(form.getByLabelText('State or province')).toHaveValue('NC')
    await expect(form.getByLabelText('Address')).toHaveValue('')
    const topOf = (label: string) => form.getByLabelText(label).getBoundingClientRect().top
    await expect(topOf('City')).toBeLessThan(topOf('State or province'))
    // No field is left alone in a row with room for two.
    if (hasRail()) await expect(topOf('Zip code')).toBeCloseTo(topOf('State or province'), 0)
  },
}

export const OnASmallScreen: ScreenStory = {
  tags: ['deep'],
  ...FromTheProfile,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const Saved: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement)
    await userEvent.type(form.getByLabelText('Address'), '6100 Main Street')
    await userEvent.type(form.getByLabelText('Zip code'), '27701')
    await userEvent.click(form.getByRole('button', save))
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your address has been saved.')).toBeVisible()
    await expect(await canvas.findByText('6100 Main Street')).toBeVisible()
  },
}

export const NothingEntered: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=missing-fields' },
  beforeEach: ({ loaded }) => {
    const { world, facts }: OpenedScreen = loaded.screen
    const user = world.users.get(facts.person.identity)
    if (!user) throw new Error('Nobody is signed in.')
    world.users.update(facts.person.identity, {
      account: { ...user.account, institution: 'Emory University', phoneNumber: null, city: null },
    })
  },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement)
    await retype(form.getByLabelText('Customer name'), '')
    await userEvent.selectOptions(form.getByLabelText('State or province'), '')
    await userEvent.click(form.getByRole('button', save))
    for (const message of [
      'Customer name is required',
      'Please enter your address.',
      'Please enter your city.',
      'Please choose your state.',
      'Please enter your zip code.',
      'Phone number is required',
    ]) {
      await expect(await form.findAllByText(message)).toHaveLength(2)
    }
  },
}

/** A country without states has a text field; one without postal codes does not require any. */
export const WithoutStates: ScreenStory = {
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement)
    await userEvent.selectOptions(form.getByLabelText('Country'), 'HK')
    await expect(form.getByLabelText(/^State or province/)).toHaveAttribute('type', 'text')
    await expect(form.getByLabelText('Zip code (optional)')).toBeVisible()
  },
}

export const InBrazil: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=brazil' },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement)
    await expect(form.getByText('8 digits, such as 01310-100')).toBeVisible()
    await expect(form.getByText('+55 11 91234 5678')).toBeVisible()
    await userEvent.type(form.getByLabelText('Zip code'), '0131')
    await userEvent.click(form.getByRole('button', save))
    await expect(await form.findAllByText('Postcode must be 8 digits.')).toHaveLength(2)
  },
}

export const InChina: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china' },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement)
    await expect(form.getByLabelText(/^Phone number \(optional\)/)).toBeVisible()
  },
}

export const InJapanese: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=japan' },
  globals: { language: 'jp' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvasElement.querySelector('select option[value="JP"]')).toHaveTextContent('日本')
  },
}

export const Changed: ScreenStory = {
  args: { path: '/account/addresses/311' },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement, 'Edit an address')
    const notes = within(canvasElement).getByRole('complementary', { name: 'About your addresses' })
    await expect(within(notes).getByRole('list')).not.toHaveTextContent('Duke University')
    await retype(form.getByLabelText(/^Organization name/), 'Rice University')
    await userEvent.click(form.getByRole('button', save))
    await expect(await within(canvasElement).findByText('Rice University')).toBeVisible()
  },
}

export const ForInvoices: ScreenStory = {
  args: { path: '/account/addresses/312?purpose=invoice' },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement, 'Edit an address')
    await expect(within(canvasElement).queryByText('For invoices, too')).toBeNull()
    await userEvent.click(form.getByRole('button', save))
    await expect(
      await form.findAllByText(/name of the organization that will pay the invoice/),
    ).toHaveLength(2)
  },
}

export const Refused: ScreenStory = {
  args: {
    path: '/account/addresses/311',
    world: 'fault=updateAddress:refusal=address-state-unknown',
  },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement, 'Edit an address')
    await userEvent.click(form.getByRole('button', save))
    await expect(await form.findAllByText('Please choose your state or province.')).toHaveLength(2)
  },
}

export const ServerDown: ScreenStory = {
  tags: ['deep'],
  args: { path: '/account/addresses/311', world: 'fault=updateAddress:503:1' },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement, 'Edit an address')
    await retype(form.getByLabelText('City'), 'Raleigh')
    await userEvent.click(form.getByRole('button', save))
    await expect(await form.findByText(/That didn’t work/)).toBeVisible()
    await expect(form.getByLabelText('City')).toHaveValue('Raleigh')
  },
}

export const DeletedMeanwhile: ScreenStory = {
  tags: ['deep'],
  args: { path: '/account/addresses/311' },
  play: async ({ canvasElement, loaded }) => {
    const form = await formOf(canvasElement, 'Edit an address')
    keepAddresses(loaded.screen, (all) => all.filter(({ id }) => id !== '311'))
    await userEvent.click(form.getByRole('button', save))
    await expect(await form.findByText(/has already been deleted/)).toBeVisible()
  },
}

export const Unknown: ScreenStory = {
  args: { path: '/account/addresses/99' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('heading', { name: 'We could not find this address' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'See my addresses' }))
    await expect(await canvas.findByText('2114 Englewood Avenue')).toBeVisible()
  },
}

export const AddressLimit: ScreenStory = {
  beforeEach: ({ loaded }) => {
    keepAddresses(loaded.screen, ([first]) =>
      first ? Array.from({ length: 50 }, (_, at) => ({ ...first, id: String(1000 + at) })) : [],
    )
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('You’ve reached the address limit'),
    ).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  tags: ['deep'],
  args: { world: 'fault=getAccount:slow' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'New address' })).toBeVisible()
    await expect(canvas.getByText('Loading. One moment, please.')).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'fault=getAccount:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The form could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByLabelText('Customer name')).toBeVisible()
  },
}
