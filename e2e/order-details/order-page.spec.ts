import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'

test('saves the deadline as it is shown for a calendar', async ({ page, backend }) => {
  const { orders } = await backend.scenario('returning-customer', {
    path: '/researcher/details/{orders.inProgress}',
  })
  const number = orders.inProgress
  const deadline = page.getByRole('complementary', { name: 'Your order' }).locator('time').first()
  const [shown = ''] = /^\d{4}-\d\d-\d\d \d\d:\d\d/.exec(await deadline.innerText()) ?? []
  // In the time zone of the page.
  const instant = await page.evaluate(
    (text) => new Date(text.replace(' ', 'T')).toISOString(),
    shown,
  )
  const title = await page.getByRole('heading', { level: 1 }).locator('+ p').innerText()
  const downloads = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await downloads
  expect(file.suggestedFilename()).toBe(`${number}.ics`)
  const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '')
  expect(text).toContain(`DTSTART:${instant.replaceAll(/[-:]|\.\d+/g, '')}\r\n`)
  expect(text).toContain('DTSTAMP:20261102T100000Z\r\n')
  expect(text).toContain(`UID:deadline-${number}@galley\r\n`)
  expect(text.replaceAll('\\', '')).toContain(`SUMMARY:Order ${number} is due: ${title}\r\n`)
  expect(text).toContain(`/en/researcher/details/${number}\r\n`)
})
