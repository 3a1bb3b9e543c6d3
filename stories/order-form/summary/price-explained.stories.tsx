import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import { pickService, rush, servicesReady } from '../services/service-choice-steps.ts'
import { announces, type Canvas, summaryIn, total } from './summary-in-story.ts'

const services = '/researcher/submit/manuscript-services'

// PriceExplanation
export default {
  ...screen,
  title: 'Order form/Price explained',
  args: { path: '/researcher/submit/details', world: 'scenario=order-form&at=details' },
}

async function explain(canvas: Canvas) {
  const summary = await summaryIn(canvas)
  await userEvent.click(await summary.findByRole('button', { name: 'Price breakdown' }))
  const dialog = within(await canvas.findByRole('dialog', { name: 'Price breakdown' }))
  const table = within(await dialog.findByRole('table', { name: 'From list price to total' }))
  return { dialog, table, summary }
}

/** Label and amount of each line. */
const linesIn = (table: Canvas) =>
  table
    .getAllByRole('row')
    .map((row: HTMLElement) => [
      within(row).getByRole('rowheader').innerText.replace('\n', ', '),
      within(row).getByRole('cell').textContent,
    ])

/** What a longer text would cost. */
async function nextIs(dialog: Canvas, text: string) {
  const part = dialog.getByRole('heading', { name: 'If your text gets longer' }).parentElement
  await waitFor(() => expect(part).toHaveTextContent(text))
  await announces(text)
}

/** A group discount counts. */
export const GroupDiscount: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { dialog, table } = await explain(within(canvasElement))
    await expect(linesIn(table)).toEqual([
      ['Premium Editing, 3,501 to 6,000 words', '$372'],
      ['Preferred group discount', '−$25'],
      ['Total', '$347'],
    ])
    await expect(
      dialog.getByText('This price holds for texts of up to 6,000 words. Yours has 5,200.'),
    ).toBeVisible()
    const words = dialog.getByRole('meter', { name: 'Words until the next price' })
    await expect(words).toHaveAttribute('aria-valuetext', '5,200 of 6,000 words')
    await expect(words).toHaveAttribute('aria-valuenow', '5200')
    await nextIs(dialog, 'From 6,001 words, you would pay $124 more: $471 in all.')
    await expect(dialog.queryByText('Discounts not applied')).toBeNull()
  },
}

/** The code beats the group's discount. */
export const DiscountLost: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = await summaryIn(canvas)
    await userEvent.click(summary.getByRole('button', { name: 'Add RIVER15' }))
    await waitFor(() => expect(total(summary)).toBe('$316.20'))
    const { dialog, table } = await explain(canvas)
    await expect(linesIn(table)).toEqual([
      ['Premium Editing, 3,501 to 6,000 words', '$372'],
      ['Promo code RIVER15, 15% of $372', '−$55.80'],
      ['Total', '$316.20'],
    ])
    await expect(
      dialog.getByText(
        'Preferred group discount: would take off $25. Promo code RIVER15 takes off more, $55.80, so it counts instead.',
      ),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(summary.getByRole('button', { name: 'Price breakdown' })).toHaveFocus()
  },
}

export const DiscountLostInTheDark: ScreenStory = {
  tags: ['deep'],
  ...DiscountLost,
  globals: { scheme: 'dark' },
}

/** The level's discount is taken off the surcharge. */
export const RushWithLevel: ScreenStory = {
  tags: ['deep'],
  args: { path: services, world: 'scenario=elite&at=manuscript-services' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickService(canvas, 'Premium Editing')
    await userEvent.click(rush(canvas))
    await servicesReady(canvas)
    const { table } = await explain(canvas)
    const lines = linesIn(table)
    await expect(lines[1]).toEqual(['Rush delivery', expect.stringMatching(/^\+\$/)])
    await expect(lines[2]?.[0]).toBe('Before discounts')
    await expect(lines[3]).toEqual([
      expect.stringMatching(/^Service discount, 20% of \$/),
      expect.stringMatching(/^−\$/),
    ])
  },
}

/** Express is only for texts of this length. */
export const ExpressEndsWithRange: ScreenStory = {
  tags: ['deep'],
  args: {
    path: services,
    world: 'scenario=new-customer&at=manuscript-services&flag=express_delivery:on',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickService(canvas, 'Premium Editing')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Express delivery' }))
    await servicesReady(canvas)
    const { dialog, table } = await explain(canvas)
    await expect(linesIn(table)).toEqual([
      ['Premium Editing, 3,501 to 6,000 words', '$372'],
      ['Express delivery', '+$279'],
      ['Total', '$651'],
    ])
    await nextIs(
      dialog,
      'From 6,001 words, you would pay $155 less: $496 in all. Express delivery is not offered for texts of that length.',
    )
  },
}

export const NextPriceFails: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=details&fault=getBinPrice:500:1' },
  play: async ({ canvasElement }) => {
    const { dialog } = await explain(within(canvasElement))
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const NextPriceAtTheSecondTry: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=details&fault=getBinPrice:500:1' },
  play: async ({ canvasElement }) => {
    const { dialog } = await explain(within(canvasElement))
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }))
    await expect(await dialog.findByText('$124')).toBeVisible()
  },
}

export const NextPriceOnRequest: ScreenStory = {
  args: {
    world: 'scenario=order-form&at=details&fault=getBinPrice:refusal=order-form-no-service-option',
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await explain(within(canvasElement))
    await expect(
      await dialog.findByText(/^From 6,001 words, we’ll agree on a price\./),
    ).toBeVisible()
  },
}

/** Yen have no decimals. */
export const Yen: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=japan&at=details' },
  play: async ({ canvasElement }) => {
    const { table } = await explain(within(canvasElement))
    await expect(linesIn(table).at(-1)?.[1]).toMatch(/^¥[\d,]+$/)
  },
}

/** From the sheet of a small window. */
export const Small: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await explain(within(canvasElement))
    await expect(dialog.getByRole('heading', { name: 'Price breakdown' })).toHaveFocus()
  },
}
