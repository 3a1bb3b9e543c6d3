import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// PrepaymentFapiaoScreen with a form
const of = (fact: string) => `/researcher/prepay/{prepayments.${fact}}/fapiao`

export default {
  ...screen,
  title: 'Fapiao/Request',
  args: { path: of('withoutFapiao'), world: 'scenario=china' },
}

type Canvas = ReturnType<typeof within>
const search = (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Organization' })

async function fillIn(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('radio', { name: /^Special fapiao/ }))
  await userEvent.selectOptions(canvas.getByLabelText('Type of service'), 'editing')
  await userEvent.type(await search(canvas), '浙江大学材料')
  const list = await canvas.findByRole('listbox', { name: 'Organizations' })
  await userEvent.click(within(list).getByRole('option', { name: /研究所/ }))
  await userEvent.type(canvas.getByLabelText('Mobile number'), '13800138000')
}

const send = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Request fapiao' }))

const prepay = { name: 'PrePay', level: 1 }

export const Ready: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const { facts }: OpenedScreen = loaded.screen
    await expect(await canvas.findByLabelText('Contact e-mail')).toHaveValue(facts.person.email)
    await expect(canvas.getByText(/^For prepayment CN-/)).toBeVisible()
    await expect(canvas.getByText('6 to 20 digits or capital letters.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Return to PrePay' })).toBeVisible()
  },
}

export const OnASmallScreen: ScreenStory = {
  tags: ['deep'],
  ...Ready,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const Requested: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvas)
    await expect(canvas.getByLabelText('Taxpayer number')).toHaveValue('12330100735617102Q')
    await send(canvas)
    await expect(await canvas.findByText(/Your special fapiao has been requested/)).toBeVisible()
    await expect(await canvas.findByRole('heading', prepay)).toBeVisible()
  },
}

export const NothingEntered: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.clear(await canvas.findByLabelText('Contact e-mail'))
    await send(canvas)
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' })
    await expect(summary).toHaveFocus()
    for (const message of [
      'You must select a fapiao type',
      "Value is required and can't be empty",
      'Please enter the name of the organization.',
    ]) {
      await expect(within(summary).getByRole('link', { name: message })).toBeVisible()
    }
    await expect(summary).not.toHaveTextContent('taxpayer')
  },
}

/** A special fapiao requires number and phone; a general one validates them if given. */
export const SpecialFapiaoErrors: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Special fapiao/ }))
    await userEvent.type(await search(canvas), 'Zhejiang University')
    await send(canvas)
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' })
    await expect(summary).toHaveTextContent(/contain Latin letters/)
    await expect(canvas.queryByText(/No organization by this name/)).toBeNull()
    await expect(summary).toHaveTextContent(/needs the taxpayer number/)
    await expect(summary).toHaveTextContent(/needs a mobile number/)
    await userEvent.click(canvas.getByRole('radio', { name: /^General fapiao/ }))
    await waitFor(() => expect(summary).not.toHaveTextContent(/taxpayer|mobile/))
    await userEvent.type(canvas.getByLabelText(/^Taxpayer number/), '12345')
    await userEvent.type(canvas.getByLabelText(/^Mobile number/), '1380013800013800')
    await send(canvas)
    await expect(summary).toHaveTextContent('must have 6 to 20 digits or capital letters')
    await expect(summary).toHaveTextContent('up to 15 characters')
  },
}

export const FilledInFromAnEarlierOne: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const earlier = await canvas.findByLabelText(/^Fill in from an earlier fapiao/)
    const [name] = within(earlier)
      .getAllByRole('option')
      .flatMap(({ textContent }) => (/研究所 · Special/.test(textContent) ? [textContent] : []))
    await userEvent.selectOptions(earlier, name ?? '')
    await expect(canvas.getByRole('radio', { name: /^Special fapiao/ })).toBeChecked()
    await expect(await search(canvas)).toHaveValue('浙江大学材料科学研究所')
    await expect(canvas.getByLabelText('Taxpayer number')).toHaveValue('12330100735617102Q')
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('13800138000')
    await send(canvas)
    await expect(await canvas.findByText(/Your special fapiao has been requested/)).toBeVisible()
  },
}

export const FoundByKeyboard: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await search(canvas)
    await userEvent.type(field, '浙')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field, '江')
    await expect(await canvas.findByText(/^4 organizations found/)).toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    const list = within(canvas.getByRole('listbox', { name: 'Organizations' }))
    const last = list.getByRole('option', { selected: true })
    await expect(last).toBe(list.getAllByRole('option').at(-1))
    await expect(field).toHaveAttribute('aria-activedescendant', last.id)
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('浙江大学')
    await expect(field).toHaveFocus()
    await expect(canvas.getByText('Its taxpayer number has been filled in below.')).toBeVisible()
  },
}

export const NoSuchOrganization: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await search(canvas), '某某大学')
    await expect(await canvas.findByText(/No organization by this name/)).toBeVisible()
  },
}

export const SearchFails: ScreenStory = {
  args: { world: 'scenario=china&fault=searchFapiaoOrganizations:503' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await search(canvas), '浙江')
    await expect(await canvas.findByText(/can’t search the list right now/)).toBeVisible()
  },
}

export const RefusedAtAField: ScreenStory = {
  args: { world: 'scenario=china&fault=createFapiao:refusal=fapiao-taxpayer-number-error' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvas)
    await send(canvas)
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' })
    await expect(summary).toHaveTextContent(/Please check it/)
    await expect(canvas.getByLabelText('Taxpayer number')).toBeInvalid()
    await expect(await search(canvas)).toHaveValue('浙江大学材料科学研究所')
  },
}

export const RefusedAsAWhole: ScreenStory = {
  args: { world: 'scenario=china&fault=createFapiao:refusal=fapiao-already-requested' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvas)
    await send(canvas)
    await expect(await canvas.findByText(/already been requested or issued/)).toBeVisible()
  },
}

export const ServerDown: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china&fault=createFapiao:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvas)
    await send(canvas)
    await expect(await canvas.findByText(/That didn’t work/)).toBeVisible()
    await send(canvas)
    await expect(await canvas.findByRole('heading', prepay)).toBeVisible()
  },
}

export const WithAPrintedOne: ScreenStory = {
  beforeEach: ({ loaded }) => {
    const { world }: OpenedScreen = loaded.screen
    const shippingAddress = {
      id: '311',
      label: '浙江大学, 余杭塘路866号',
      name: '陈立华',
      organization: '浙江大学',
      address1: '余杭塘路866号',
      address2: null,
      city: '杭州',
      state: null,
      zip: '310058',
      country: { id: 44, name: 'China' },
      phone: null,
    }
    for (const { identity } of [...world.fapiaos.all()]) {
      world.fapiaos.update(identity, { shippingAddress })
    }
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const earlier = await canvas.findByLabelText(/^Fill in from an earlier fapiao/)
    const option = within(earlier).getAllByRole('option')[1]
    if (option) await userEvent.selectOptions(earlier, option)
    await userEvent.click(await canvas.findByLabelText(/Also send a printed copy to 浙江大学/))
    await send(canvas)
    await expect(await canvas.findByRole('heading', prepay)).toBeVisible()
    const { world }: OpenedScreen = loaded.screen
    const [newest] = [...world.fapiaos.all()].sort((a, b) => b.createdAt - a.createdAt)
    await expect(newest?.shippingAddress?.id).toBe('311')
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=china&fault=listFapiaos:time-out' },
  play: async ({ canvasElement }) => {
    const loading = await within(canvasElement).findByText('Loading. One moment, please.')
    await expect(loading).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=china&fault=listFapiaos:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The form could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await search(canvas)).toBeVisible()
  },
}

export const PrepaymentsDisabled: ScreenStory = {
  args: { path: '/researcher/prepay/US-RT-1088/fapiao', world: 'scenario=prepay-off' },
  play: async ({ canvasElement }) => {
    const heading = { name: 'Prepayments are disabled', level: 1 }
    await expect(await within(canvasElement).findByRole('heading', heading)).toBeVisible()
  },
}
