import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import { addsUp, announces, summaryIn, summaryRailIn, total } from './summary-in-story.ts'

// OrderSummary, which is beside every step
export default {
  ...screen,
  title: 'Order form/Summary',
  args: { path: '/researcher/submit/details', world: 'scenario=order-form&at=details' },
}

/** The group discount applies; the offered code would take off more. */
export const Discounted: ScreenStory = {
  play: async ({ canvasElement }) => {
    const summary = await summaryIn(within(canvasElement))
    await expect(summary.getByRole('button', { name: 'Add RIVER15' })).toBeVisible()
    await expect(summary.getByText('English')).toBeVisible()
    await expect(summary.getByText('5,200 words')).toBeVisible()
    await expect(summary.getByText('Premium Editing')).toBeVisible()
    await expect(summary.queryByText('Price after discount')).toBeNull()
    await expect(summary.getByText('Preferred group discount')).toBeVisible()
    await expect(summary.getByText(/days left$/)).toBeVisible()
    await expect(summary.queryByRole('link', { name: 'See current promotions' })).toBeNull()
    await expect(summary.queryByText(/total now/)).toBeNull()
    await addsUp(summary, 2)
  },
}

export const DiscountedInTheDark: ScreenStory = { tags: ['deep'], globals: { scheme: 'dark' } }

/** With rewards, the promotions are linked. */
export const WithRewards: ScreenStory = {
  args: { world: 'scenario=returning-customer&at=details' },
  play: async ({ canvasElement }) => {
    const summary = await summaryIn(within(canvasElement))
    await expect(summary.getByRole('link', { name: 'See current promotions' })).toBeVisible()
  },
}

export const DeliveryChanged: ScreenStory = {
  tags: ['deep'],
  args: {
    path: '/researcher/submit/manuscript-services',
    world: 'scenario=order-form&at=manuscript-services',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Rush delivery/ }))
    await announces('Rush delivery added: total now $477.20')
    const summary = await summaryIn(canvas)
    await expect(summary.getByText('Rush delivery')).toBeVisible()
    await addsUp(summary, 2)
  },
}

/** The first step has no sum yet. */
export const WithoutServices: ScreenStory = {
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const summary = await summaryIn(within(canvasElement))
    const headings = summary.getAllByRole('heading', { level: 3 })
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Discount'])
    await expect(summary.queryByText('Total')).toBeNull()
    await expect(summary.queryByLabelText('Currency')).toBeNull()
  },
}

export const VisitorChoosesCurrency: ScreenStory = {
  args: { world: 'scenario=anonymous&at=details' },
  play: async ({ canvasElement }) => {
    const summary = await summaryIn(within(canvasElement))
    const currency = await summary.findByLabelText('Currency')
    await expect(currency).toHaveValue('USD')
    await expect(within(currency).queryByRole('option', { name: /CNY/ })).toBeNull()
    await userEvent.selectOptions(currency, 'JPY')
    await expect(currency).toHaveValue('JPY')
    await announces('Currency changed to JPY: total now ¥55,522')
    await expect(summary.queryByText('Invite colleagues')).toBeNull()
  },
}

export const CurrencyNotSaved: ScreenStory = {
  args: {
    world: 'scenario=anonymous&at=details&fault=saveDetails:refusal=generic-touchup-error:1',
  },
  play: async ({ canvasElement }) => {
    const summary = await summaryIn(within(canvasElement))
    const currency = await summary.findByLabelText('Currency')
    await userEvent.selectOptions(currency, 'EUR')
    await expect(await summary.findByRole('alert')).toHaveTextContent(
      'The currency could not be changed. Please try again.',
    )
    await expect(currency).toHaveValue('USD')
  },
}

export const CurrenciesNotLoaded: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous&at=details&fault=listPaymentCurrencies:500:1' },
  play: async ({ canvasElement }) => {
    const summary = await summaryIn(within(canvasElement))
    await expect(await summary.findByText('The currencies could not be loaded')).toBeVisible()
    await userEvent.click(summary.getByRole('button', { name: 'Try again' }))
    await expect(await summary.findByLabelText('Currency')).toHaveValue('USD')
  },
}

/** Yen have no decimals. */
export const Yen: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=japan&at=details' },
  play: async ({ canvasElement }) => {
    const summary = await summaryIn(within(canvasElement))
    await expect(total(summary)).toMatch(/^¥[\d,]+$/)
    await userEvent.click(summary.getByText('Invite colleagues'))
    await expect(summary.getByText(/^You get ¥6,000 of credit/)).toBeVisible()
  },
}

const small = { viewport: { value: 'small' } }

export const Bar: ScreenStory = {
  tags: ['deep'],
  globals: small,
  play: async ({ canvasElement }) => {
    const bar = await summaryRailIn(within(canvasElement))
    await expect(await bar.findByRole('button', { name: 'Show summary' })).toBeVisible()
    await expect(total(bar)).toBe('$347')
  },
}

export const Sheet: ScreenStory = {
  globals: small,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const sheet = await summaryIn(canvas)
    await userEvent.click(sheet.getByRole('button', { name: 'Add RIVER15' }))
    await announces(
      'Promo code RIVER15 applied and Preferred group discount removed: total now $316.20',
    )
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Show summary' })).toHaveFocus()
  },
}

export const SheetInTheDark: ScreenStory = {
  tags: ['deep'],
  globals: { ...small, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const sheet = await summaryIn(canvas)
    await userEvent.click(sheet.getByRole('button', { name: 'Apply promo code' }))
    await expect(await canvas.findByRole('dialog', { name: 'Apply promo code' })).toBeVisible()
  },
}
