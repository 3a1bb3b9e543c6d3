import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Embeds the provider's fields as the payment form does, and records their messages. */
async function openFields(page: Page): Promise<FrameLocator> {
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    const frame = document.createElement('iframe')
    addEventListener('message', ({ source, origin: from, data }) => {
      if (source === frame.contentWindow) heard.push({ from, ...data })
    })
    frame.title = 'Card details'
    frame.style = 'width: 100%; height: 400px; border: 0'
    frame.src = `/external/api/card-fields?${new URLSearchParams({ origin: location.origin })}`
    document.body.append(frame)
  })
  return page.frameLocator('iframe[title="Card details"]')
}

const heardIn = (page: Page) => page.evaluate((): unknown[] => Reflect.get(globalThis, 'heard'))

const ask = (page: Page) =>
  page.evaluate(() =>
    document.querySelector('iframe')?.contentWindow?.postMessage({ ask: 'card' }, location.origin),
  )

async function type(fields: FrameLocator, number: string, expires: string, code: string) {
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Expires (MM/YY)').fill(expires)
  await fields.getByLabel('Security code').fill(code)
  await fields.getByLabel('Card number').focus()
}

const tokens = async (page: Page) =>
  JSON.stringify(await heardIn(page)).match(/card-three-d-3220/g) ?? []

test('gives a token for a valid card, never its number, and only to the page that embeds it', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('returning-customer', { path: '/en/nowhere', now: '2027-01-15T10:00Z' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const fields = await openFields(page)
  await expect(fields.getByText('4242 4242 4242 4242')).toBeVisible()
  // Expired by the clock of the world.
  await type(fields, '4242 4242 4242 4243', '12/26', '12')
  await ask(page)
  await expect.poll(() => heardIn(page)).toContainEqual(expect.objectContaining({ refused: true }))
  await expect(fields.getByText('Please check the card number.')).toBeVisible()
  await expect(fields.getByText(/^Please enter the month and year/)).toBeVisible()
  await expect(fields.getByText(/^Please enter the security code/)).toBeVisible()
  await axe()

  await type(fields, '4000 0000 0000 3220', '01/27', '123')
  await expect(fields.getByText('Please check the card number.')).toBeHidden()
  const from = new URL(page.url()).origin
  await expect.poll(() => heardIn(page)).toContainEqual({ from, complete: true })
  expect(await tokens(page)).toHaveLength(0)
  await page.evaluate(() => {
    const other = document.createElement('iframe')
    other.name = 'other'
    document.body.append(other)
  })
  await page.frame('other')?.evaluate(() => parent.frames[0]?.postMessage({ ask: 'card' }, '*'))
  await ask(page)
  const card = { nonce: 'card-three-d-3220', type: 'Visa', lastFour: '3220', saving: false }
  await expect.poll(() => heardIn(page)).toContainEqual({ from, ...card })
  expect(await tokens(page)).toHaveLength(1)
  const heard = await heardIn(page)
  expect(heard).toContainEqual({ from, height: expect.any(Number) })
  expect(JSON.stringify(heard)).not.toMatch(/4000 ?0000/)
  expect(await backend.world()).not.toMatch(/4000 ?0000/)
})
