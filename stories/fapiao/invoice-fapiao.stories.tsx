import { expect, userEvent, within } from 'storybook/test'
import { stateOf, updateState } from '../../mocks/world/world-state.ts'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// InvoiceFapiaoScreen; the fields of the form are in request.stories.tsx
const of = (fact: string) => `/researcher/invoices/{fapiaoInvoices.${fact}}/fapiao`

export default {
  ...screen,
  title: 'Fapiao/Invoice',
  args: { path: of('withoutFapiao'), world: 'scenario=china' },
}

type Canvas = ReturnType<typeof within>

const history = { name: 'Invoice history', level: 1 }
const cancel = { name: /^Cancel fapiao \d/ }
const search = (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Organization' })

export const Ready: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = { name: 'Request a fapiao', level: 1 }
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(canvas.getByText('For invoice CN-77316')).toBeVisible()
    await expect(canvas.getByText('¥3,310')).toBeVisible()
  },
}

export const ReturnedToInvoices: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Request a fapiao', level: 1 })
    await userEvent.click(canvas.getByRole('link', { name: 'Return to My Invoices' }))
    await expect(await canvas.findByRole('heading', history)).toBeVisible()
  },
}

export const SmallAndDark: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await search(canvas), '浙江')
    await expect(await canvas.findByRole('listbox', { name: 'Organizations' })).toBeVisible()
    await expectNoOverflow()
  },
}

/** From a pasted block of invoice details; the list then shows the request. */
export const Requested: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByLabelText(/^Paste your invoice details/))
    await userEvent.paste('开普票\n单位名称：浙江大学\n税号：12330000470095016Q')
    await expect(await search(canvas)).toHaveValue('浙江大学')
    await expect(canvas.getByRole('radio', { name: /^General fapiao/ })).toBeChecked()
    await userEvent.selectOptions(canvas.getByLabelText('Type of service'), 'editing')
    await userEvent.click(canvas.getByRole('button', { name: 'Request fapiao' }))
    await expect(await canvas.findByText(/Your general fapiao has been requested/)).toBeVisible()
    await expect(await canvas.findByRole('heading', history)).toBeVisible()
  },
}

export const Refused: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china&fault=createFapiao:refusal=fapiao-already-requested' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const earlier = await canvas.findByLabelText(/^Fill in from an earlier fapiao/)
    const option = within(earlier).getAllByRole('option')[1]
    if (option) await userEvent.selectOptions(earlier, option)
    await userEvent.click(canvas.getByRole('button', { name: 'Request fapiao' }))
    await expect(await canvas.findByText(/already been requested or issued/)).toBeVisible()
  },
}

export const Issued: ScreenStory = {
  args: { path: of('issued') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The fapiao has been issued')).toBeVisible()
    await expect(canvas.getByText('320 days left to cancel')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', cancel))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the fapiao' }))
    await expect(await canvas.findByRole('form', { name: 'Request a fapiao' })).toBeVisible()
  },
}

export const CancelledBefore: ScreenStory = {
  args: { path: of('cancelled') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/The fapiao for this payment was cancelled/)).toBeVisible()
    await expect(canvas.getByRole('form', { name: 'Request a fapiao' })).toBeVisible()
  },
}

/** Without a form, and with the way back. */
const notice = (fact: string, title: string, back = 'See your invoices'): ScreenStory => ({
  args: { path: of(fact) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: title, level: 2 })).toBeVisible()
    await expect(canvas.queryByRole('form', { name: 'Request a fapiao' })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: back }))
    await expect(await canvas.findByRole('heading', history)).toBeVisible()
  },
})

export const AlreadyRequested = notice(
  'requested',
  'The fapiao has been requested',
  'Return to My Invoices',
)

export const OverAYear: ScreenStory = {
  tags: ['deep'],
  ...notice('overAYear', 'The fapiao has been issued', 'Return to My Invoices'),
}

export const OfAnotherSite: ScreenStory = {
  tags: ['deep'],
  ...notice('otherSite', 'This payment belongs to another of our sites', 'Return to My Invoices'),
}

export const PaidFromAPrepayment = notice(
  'paidInAdvance',
  'Paid from a prepayment',
  'Return to My Invoices',
)

export const NotPaidYet: ScreenStory = {
  args: { path: '/researcher/invoices/{invoices.unpaid}/fapiao' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = { name: 'Not paid yet', level: 2 }
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    const pay = canvas.getByRole('link', { name: 'Pay ¥1,550' })
    await expect(pay).toHaveAttribute('href', expect.stringContaining('/invoices/pay/CN-'))
    await expect(canvas.queryByRole('link', { name: 'See your invoices' })).toBeNull()
  },
}

export const UnknownInvoice: ScreenStory = {
  ...notice('withoutFapiao', 'We could not find invoice CN-1'),
  args: { path: '/researcher/invoices/CN-1/fapiao' },
}

export const LongNumberOnAPhone: ScreenStory = {
  args: { path: `/researcher/invoices/CN-${'7'.repeat(60)}/fapiao` },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const heading = { name: /^We could not find invoice CN-7/, level: 2 }
    await expect(await within(canvasElement).findByRole('heading', heading)).toBeVisible()
    await expectNoOverflow()
  },
}

/** This site asks in the order form. */
export const NoneAfterPayment: ScreenStory = {
  tags: ['deep'],
  ...notice('issued', 'This site doesn’t issue fapiaos after payment', 'Return to My Invoices'),
  beforeEach: ({ loaded }) => {
    const { world }: OpenedScreen = loaded.screen
    const { application } = stateOf(world)
    const { localization } = application
    const other = { ...localization, allowsFapiaoProcessingAfterPayment: false }
    updateState(world, { application: { ...application, localization: other } })
  },
}

export const Loading: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china&fault=listFapiaos:time-out' },
  play: async ({ canvasElement }) => {
    const loading = await within(canvasElement).findByText('Loading. One moment, please.')
    await expect(loading).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china&fault=listFapiaos:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The form could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await search(canvas)).toBeVisible()
  },
}
