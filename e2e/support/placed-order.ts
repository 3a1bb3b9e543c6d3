import { prefilledTitle } from '../../mocks/scenarios/builders/order-form/prefill-steps.ts'
import { expect } from '../fixtures.ts'
import { SiteSteps } from './site-steps.ts'

/** In hundredths: groups of figures have three, decimals two. */
function amountIn(text: string): number {
  const [, whole = '', decimals = '00'] =
    /^(.*?)(?:[.,](\d\d))?$/.exec(text.replace(/[^\d.,]/g, '')) ?? []
  return Number(whole.replace(/[.,]/g, '') + decimals)
}

/** The order's page after ordering, and the list that has the order. */
export class PlacedOrder extends SiteSteps {
  protected readonly namespace = 'order-details'

  /** Waits for the page that thanks for the order; returns the order's number. */
  async thanked(): Promise<string> {
    const { page } = this
    await expect(this.heading('Thank you!')).toBeVisible()
    const [, number = ''] = /\/details\/(\w+)\/thank-you$/.exec(new URL(page.url()).pathname) ?? []
    expect(number).not.toBe('')
    const term = page.getByRole('term').filter({ hasText: this.say('Order number') })
    await expect(term.locator('+ dd')).toHaveText(number)
    return number
  }

  private rail() {
    return this.page.getByRole('complementary', { name: this.say('Your order') })
  }

  private received() {
    return this.rail()
      .getByRole('listitem')
      .filter({ hasText: this.label('Paid {day}') })
  }

  private invoices() {
    return this.rail()
      .getByRole('listitem')
      .filter({ hasText: this.label('Invoice {invoiceNumber} (PDF)') })
  }

  /** The payments received add up to the total; returns them as they are shown. */
  async expectPaid(total: string): Promise<string[]> {
    const paid = this.say('{amount} paid').replace('{amount}', total)
    await expect(this.page.getByRole('definition').getByText(paid)).toBeVisible()
    const amounts = await this.received().locator('p > span:last-child').allInnerTexts()
    expect(amounts.reduce((sum, amount) => sum + amountIn(amount), 0)).toBe(amountIn(total))
    return amounts
  }

  /** The one invoice is over the total, and nothing of it is paid. */
  async expectInvoiced(total: string): Promise<void> {
    await expect(this.invoices()).toContainText(total)
    await expect(this.rail().getByText(this.say('Not received yet'))).toBeVisible()
    await expect(this.received()).toHaveCount(0)
  }

  async expectInvoices(count: number): Promise<void> {
    await expect(this.rail()).toBeVisible()
    await expect(this.invoices()).toHaveCount(count)
  }

  /** The title of what is left to the customer, above the timeline of a new order. */
  async expectTask(title: string): Promise<void> {
    const name = this.label(title)
    await expect(this.page.getByRole('heading', { level: 2, name })).toBeVisible()
  }

  /** The titles of what happens now and next, in their order. */
  async expectNext(...titles: string[]): Promise<void> {
    const progress = this.page.getByRole('region', { name: this.say('Progress') })
    await expect(progress.getByRole('heading', { level: 3 })).toHaveText(
      titles.map((title) => this.label(title)),
    )
  }

  /** Opens the list of orders, which has the new one. */
  async expectListed(
    number: string,
    { title = prefilledTitle, status = 'Received' } = {},
  ): Promise<void> {
    const { page, hand } = this
    await hand.press(page.getByRole('link', { name: this.say('Go to my orders') }))
    const card = page.getByRole('listitem').filter({ hasText: number })
    await expect(card.getByRole('link', { name: title, exact: true })).toBeVisible()
    await expect(card.getByRole('strong').first()).toHaveText(this.say(status, 'orders'))
  }
}
