import { expect, userEvent, within } from 'storybook/test'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { stateOf, updateState } from '../../mocks/world/world-state.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// InvoiceFapiao in the list of invoices
export default {
  ...screen,
  title: 'Fapiao/Invoice column',
  args: {
    path: `/researcher/invoices?orderNumber=${encodeURIComponent('论文编辑服务')}`,
    world: 'scenario=china',
  },
}

async function rowOf(canvasElement: HTMLElement, invoiceNumber: string) {
  const table = await within(canvasElement).findByRole('table', { name: 'Invoices' })
  return within(within(table).getByRole('row', { name: new RegExp(invoiceNumber) }))
}

const cancel = { name: /^Cancel fapiao \d/ }
const day = 86_400_000

/** Requests, fapiaos on their way and issued ones, each with what can be done. */
export const EachState: ScreenStory = {
  play: async ({ canvasElement }) => {
    const row = (invoiceNumber: string) => rowOf(canvasElement, invoiceNumber)
    const request = (await row('CN-77316')).getByRole('link', { name: /^Request a fapiao/ })
    await expect(request).toHaveAttribute('href', '/en/researcher/invoices/CN-77316/fapiao')
    await expect((await row('CN-79004')).getByText('Requested')).toBeVisible()
    await expect((await row('CN-78871')).getByText('Processing')).toBeVisible()
    await expect((await row('CN-78210')).getByText(/^Included in the prepayment/)).toBeVisible()
    const issued = await row('CN-76540')
    await expect(issued.getByRole('link', { name: /^\d{20}/ })).toBeVisible()
    await expect(issued.getByText('320 days left to cancel')).toBeVisible()
    await expect(issued.getByRole('button', cancel)).toBeVisible()
    const cancelled = await row('CN-72813')
    await expect(cancelled.getByText(/^\d{20} cancelled$/)).toBeVisible()
    await expect(cancelled.getByText('Request another')).toBeVisible()
  },
}

/** After the year there is nothing to do, and another site's invoice leads to support. */
export const TooLate: ScreenStory = {
  play: async ({ canvasElement }) => {
    const old = await rowOf(canvasElement, 'CN-61530')
    await expect(old.getByRole('link', { name: /^\d{20}/ })).toBeVisible()
    await expect(old.queryByRole('button', cancel)).toBeNull()
    await expect(old.queryByText(/to cancel$/)).toBeNull()
    const american = await rowOf(canvasElement, 'US-55120')
    await expect(american.getByRole('link', { name: /our support team/ })).toBeVisible()
  },
}

export const LastDay: ScreenStory = {
  tags: ['deep'],
  beforeEach: ({ loaded }) => {
    const { world }: OpenedScreen = loaded.screen
    const payments = world.invoices.get('CN-76540')?.payments ?? []
    const at = fixedNow - 364.5 * day
    world.invoices.update('CN-76540', { payments: payments.map((part) => ({ ...part, at })) })
  },
  play: async ({ canvasElement }) => {
    const issued = await rowOf(canvasElement, 'CN-76540')
    await expect(issued.getByText('Last day to cancel')).toBeVisible()
    await expect(issued.getByRole('button', cancel)).toBeVisible()
  },
}

export const CancelledInTheList: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const issued = await rowOf(canvasElement, 'CN-76540')
    await userEvent.click(issued.getByRole('button', cancel))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the fapiao' }))
    await expect(await canvas.findByText(/The general fapiao has been cancelled/)).toBeVisible()
    await expect(await issued.findByText('Request another')).toBeVisible()
    await expect(issued.queryByText(/days left to cancel/)).toBeNull()
  },
}

/** Staff can cancel after the year, and are told so. */
export const ForStaff: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=impersonator' },
  play: async ({ canvasElement }) => {
    const old = await rowOf(canvasElement, 'CN-61530')
    await expect(old.getByText('The year is over. Only staff can still cancel it.')).toBeVisible()
    await expect(old.getByRole('button', cancel)).toBeVisible()
  },
}

export const SmallAndDark: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const issued = await rowOf(canvasElement, 'CN-76540')
    await expect(issued.getByText('320 days left to cancel')).toBeVisible()
  },
}

/** This site asks in the order form. */
export const NoColumn: ScreenStory = {
  tags: ['deep'],
  beforeEach: ({ loaded }) => {
    const { world }: OpenedScreen = loaded.screen
    const { application } = stateOf(world)
    const { localization } = application
    const other = { ...localization, allowsFapiaoProcessingAfterPayment: false }
    updateState(world, { application: { ...application, localization: other } })
  },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Invoices' })
    await expect(within(table).queryByRole('columnheader', { name: 'Fapiao' })).toBeNull()
  },
}
