import type { Page } from '@playwright/test'
import { cardForm, testKey } from '../../mocks/testing/payment/payment-requests.ts'
import { expect, test } from '../fixtures.ts'

const order = { path: '/researcher/details/{orders.editable}' }

test('asks for the points of an order for those who collect some', async ({ page, backend }) => {
  const { orders } = await backend.scenario('returning-customer', order)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(async () => (await backend.calls('getRewardPoints')).map(({ url }) => url))
    .toEqual([expect.stringContaining(orders.editable)])
  await backend.scenario('placed-orders', { path: '/researcher/details/{orders.byCard}' })
  await expect(page.getByText('We find the right editor')).toBeVisible()
  expect(await backend.calls('getRewardPoints')).toHaveLength(0)
})

/** Pays an order past the page, which learns nothing of it. Returns the person's points. */
async function payPastThePage(page: Page, externalId: string): Promise<number> {
  const headers = { ...testKey('pays-past-the-page'), 'Content-Type': 'application/json' }
  return page.evaluate(
    async ({ number, form, init }) => {
      const get = async (path: string) => (await fetch(path)).json()
      const { order } = await get(`/api/order/${number}/payment`)
      const [{ invoiceNumber, balance }] = order.invoices
      const body = JSON.stringify({ ...form, amount: balance, payoffReceiptCodes: [invoiceNumber] })
      await fetch('/api/payoff/payment', { ...init, method: 'POST', body })
      return (await get('/api/users/current')).user.totalRewardPoints
    },
    { number: externalId, form: cardForm, init: { headers } },
  )
}

test('brings the points of an order that was paid elsewhere to the dashboard', async ({
  page,
  backend,
}) => {
  const { orders } = await backend.scenario('returning-customer')
  const rewards = page.getByRole('region', { name: 'Rewards' })
  await expect(rewards.getByText('1,840 points')).toBeVisible()
  const points = await payPastThePage(page, orders.completedUnpaid)
  expect(points).toBeGreaterThan(1_840)
  await expect(rewards.getByText('1,840 points')).toBeVisible()

  const card = page.getByRole('listitem').filter({ hasText: orders.completedUnpaid })
  await card.getByRole('heading').getByRole('link').click()
  const rail = page.getByRole('complementary', { name: 'Your order' })
  await expect(rail.getByText(/ paid$/)).toBeVisible()
  const callsForPoints = async () => {
    const calls = await backend.calls('getRewardPoints')
    return calls.filter(({ url }) => url.includes(orders.completedUnpaid))
  }
  // The finished files of the order are made first, and calls run one after another.
  await expect.poll(callsForPoints).toHaveLength(1)
  await page.getByRole('link', { name: 'Back to my orders' }).click()
  await expect(rewards.getByText(`${points.toLocaleString('en')} points`)).toBeVisible()
})
