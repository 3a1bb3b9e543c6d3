import { expect, test } from '../fixtures.ts'

test('an account moves: postponed, chosen, its terms accepted, its invoice opened', {
  tag: '@deep',
}, async ({ page, backend }) => {
  await backend.scenario('china-migration-eligible', { path: '/en/researcher' })
  const offer = page.getByText('Your account can move to our company in China')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toBeHidden()
  await page.getByRole('link', { name: 'Grammar Check' }).first().click()
  await page.getByRole('link', { name: 'My orders' }).first().click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(offer).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Move my account' }).click()
  await expect(page.getByText('You have chosen to move your account')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You have chosen to move your account')).toBeVisible()

  // Five minutes later the person is in the group, as the next load reports.
  await backend.clock.advance(11 * 60_000)
  await page.getByRole('link', { name: 'Grammar Check' }).first().click()
  const popup = page.getByRole('dialog', { name: 'Terms of service' })
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL('/en/researcher/wfoe-migration-status')
  await page.getByRole('button', { name: 'Read and accept the terms' }).click()
  await backend.fault('acceptMigrationTerms', 'refusal=wfoe-terms-not-asked-for', 1)
  await popup.getByRole('button', { name: 'Accept the terms' }).click()
  await expect(popup.getByText(/Your account is not being moved/)).toBeVisible()
  await popup.getByRole('button', { name: 'Reload the page' }).click()
  await popup.getByRole('button', { name: 'Accept the terms' }).click()
  await expect(page.getByText(/as soon as your invoices are paid/)).toBeVisible()
  await page.getByText('Show the invoices').click()
  await page.getByRole('link', { name: 'Pay invoice CN-40871' }).click()
  await expect(page).toHaveURL('/en/researcher/invoices/pay/CN-40871')
})
