import { expect, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// OrderTimeline on the page of an order
const at = (order: string) => `/researcher/details/{orders.${order}}`

export default {
  ...screen,
  title: 'Orders/Timeline',
  args: { path: at('received'), world: 'scenario=returning-customer' },
}

const small = { viewport: { value: 'small' } }
const placed = 'scenario=placed-orders'

/** A story that waits for these steps, one of which is where the order stands. */
const stepsAre =
  (steps: readonly (string | RegExp)[], current: string | RegExp): ScreenStory['play'] =>
  async ({ canvasElement }) => {
    const progress = await within(canvasElement).findByRole('region', { name: 'Progress' })
    const items = () => [...progress.querySelectorAll('ol > li')]
    // A payment and the form for files come later.
    await waitFor(() => {
      expect(items()).toHaveLength(steps.length)
      for (const [index, step] of steps.entries()) expect(items()[index]).toHaveTextContent(step)
    })
    const marked = progress.querySelectorAll('[aria-current="step"]')
    await expect(marked).toHaveLength(1)
    await expect(marked[0]).toHaveTextContent(current)
  }

const editor = /^Now · With usWe’re finding the right editor/
const besides = /^Meanwhile · With usWe’re finding the right editor/
const work = /^Now · With your editorYour editor is at work/
const ready = /^After that · With usYour files will be ready by 2026-/
const ordered = /^Ordered2026-/
const paid = /^Payment received2026-/

export const Received: ScreenStory = {
  play: stepsAre([ordered, 'Files received', paid, editor, ready], editor),
}

export const NotInvoicedYet: ScreenStory = {
  tags: ['deep'],
  args: { path: at('editable') },
  play: stepsAre([ordered, 'Files received', /^Now · With usWe’ll send/, besides, ready], besides),
}

export const InProgress: ScreenStory = {
  tags: ['deep'],
  args: { path: at('inProgress') },
  globals: { scheme: 'dark' },
  play: stepsAre([ordered, 'Files received', paid, work, ready], work),
}

export const AwaitingFiles: ScreenStory = {
  tags: ['deep'],
  args: { path: at('filesLater'), world: placed },
  globals: small,
  play: stepsAre(
    [ordered, paid, /^Now · Your turnSend us your files/, /^After that · With usWe’ll find the/],
    'Send us your files',
  ),
}

export const AwaitingFilesAndTransfer: ScreenStory = {
  tags: ['deep'],
  args: { path: at('filesLaterByTransfer'), world: placed },
  play: stepsAre(
    [ordered, /^Now · Your turnSend/, /^Now · Your turnPlease transfer \$/, /^After that/],
    'Send us your files',
  ),
}

export const BankTransfer: ScreenStory = {
  tags: ['deep'],
  args: { path: at('byTransfer'), world: placed },
  play: stepsAre(
    [ordered, 'Files received', /^Now · Your turnPlease transfer \$372/, besides, ready],
    besides,
  ),
}

export const Boleto: ScreenStory = {
  args: { path: at('boleto'), world: 'scenario=placed-orders-brazil' },
  globals: small,
  play: stepsAre(
    [ordered, 'Files received', /^Now · Your turnPlease pay the boleto by/, besides, ready],
    besides,
  ),
}

export const BankConfirmsBoleto: ScreenStory = {
  args: { path: at('paidBoleto'), world: 'scenario=placed-orders-brazil' },
  play: stepsAre(
    [ordered, 'Files received', /^Now · With your bankYour bank confirms/, besides, ready],
    besides,
  ),
}

export const OnHold: ScreenStory = {
  args: { path: at('onHold') },
  globals: { ...small, scheme: 'dark' },
  play: stepsAre(
    [ordered, 'Files received', paid, /^Now · Your turnPlease answer our question/],
    'Please answer our question',
  ),
}

export const CompletedAndPaid: ScreenStory = {
  tags: ['deep'],
  args: { path: at('completedPaid') },
  play: stepsAre([ordered, 'Files received', paid, /^Completed2026-/], 'Completed'),
}

export const CompletedAndUnpaid: ScreenStory = {
  args: { path: at('completedUnpaid') },
  play: stepsAre(
    [ordered, 'Files received', /^Completed2026-/, /^Now · Your turnPlease pay \$/],
    'Please pay',
  ),
}

/** Somebody else pays, so nothing is asked of the person. */
export const PaidBySomebodyElse: ScreenStory = {
  args: { path: at('completedUnpaid'), world: 'scenario=hidden-invoices' },
  play: async (context) => {
    const payer = /^Now · With your payerWaiting for the payment of \$/
    await stepsAre([ordered, 'Files received', /^Completed2026-/, payer], 'Waiting')?.(context)
    await expect(within(context.canvasElement).queryByRole('link', { name: 'Pay now' })).toBeNull()
  },
}

export const Cancelled: ScreenStory = {
  tags: ['deep'],
  args: { path: at('cancelled') },
  play: stepsAre([ordered, 'Files received', 'Cancelled'], 'Cancelled'),
}

/** The clock moves the order from step to step. */
export const TwoWorkingDaysLater: ScreenStory = {
  tags: ['deep'],
  globals: { clock: '2-working-days' },
  play: stepsAre([ordered, 'Files received', paid, work, ready], work),
}

export const InChinese: ScreenStory = {
  args: { path: at('withFapiao'), world: 'scenario=placed-orders-china' },
  globals: { language: 'cn' },
  play: async ({ canvasElement }) => {
    const progress = await within(canvasElement).findByRole('region', { name: '进度' })
    await expect(await within(progress).findByText('已下单')).toBeVisible()
    await expect(within(progress).getByText('当前')).toBeVisible()
    const { fontFamily } = getComputedStyle(progress)
    await expect(fontFamily).toMatch(/^"Galley Sans Letters", .*Fallback", "PingFang SC"/)
    const [deadline] = within(progress).getAllByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    await expect(deadline?.getClientRects()).toHaveLength(1)
  },
}
