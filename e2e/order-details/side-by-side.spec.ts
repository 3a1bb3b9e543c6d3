import { expect, test } from '../fixtures.ts'

test('opens a finished translation beside its original and steps through what differs', async ({
  page,
  backend,
}) => {
  const { orders } = await backend.scenario('china', {
    path: '/en/researcher/details/{orders.translated}',
  })
  const files = page.getByRole('region', { name: 'Completed files' })
  await files
    .getByRole('link', { name: /[(]clean[)][.]docx side by side with the original$/ })
    .click()
  await expect(page).toHaveURL(/\/files\/translated-manuscript-clean\/side-by-side$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[(]clean[)][.]docx$/)

  const tools = page.getByRole('region', { name: 'Paragraphs to check' })
  const toCheck = tools.getByText(/^\d+ paragraphs to check: missing or unmatched text$/)
  await expect(toCheck).toBeVisible()
  const count = Number.parseInt(await toCheck.innerText(), 10)
  const found: string[] = []
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Alt+ArrowDown')
    const place = page.getByRole('group', { name: /^Paragraph \d+$/ })
    await expect(tools.getByText(`${step + 1} of ${count} to check`)).toBeVisible()
    await expect(place).toBeFocused()
    await expect(place).toBeInViewport()
    found.push(await place.innerText())
  }
  const all = found.join('\n')
  for (const finding of [
    'Added in the translation',
    '2 paragraphs merged into one',
    'Number only in the translation: 3.7',
    'Unit only in the translation: 300 km',
    'Not translated',
  ]) {
    expect(all).toContain(finding)
  }

  await page.getByText(/^\d+ terms? (is|are) translated in two ways$/).click()
  await page
    .getByRole('button', { name: /^Paragraph \d+: cooling magnitude$/ })
    .last()
    .click()
  await expect(page.locator(':focus')).toContainText('cooling magnitude')
  await expect(page.locator(':focus')).toContainText('降温幅度')

  await page.getByRole('link', { name: `Back to order ${orders.translated}` }).click()
  await expect(page.getByRole('heading', { name: orders.translated, level: 1 })).toBeVisible()
  await expect(files.getByRole('listitem')).toHaveCount(3)
})
