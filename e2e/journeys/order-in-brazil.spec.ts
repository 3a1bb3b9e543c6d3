import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import {
  acceptTerms,
  expectInvoiced,
  expectListed,
  payButton,
  paymentStep,
  thanked,
  totalShown,
} from '../support/order-steps.ts'

const status = 'Awaiting files'

async function chooseBrazilian(page: Page, method: RegExp | string, cpf: string) {
  await page.getByRole('radio', { name: /^A Brazilian payment method/ }).check()
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('radio', { name: /^CPF/ }).check()
  await page.getByLabel('Tax number').fill(cpf)
}

test('orders by boleto', async ({ page, backend, axe }) => {
  const { person, taxNumbers } = await backend.scenario('brazil', paymentStep)
  await chooseBrazilian(page, /^Boleto/, taxNumbers.cpf)
  await page.getByLabel('Payer').fill(person.fullName)
  await acceptTerms(page)
  const total = await totalShown(page)
  await payButton(page).click()
  const number = await thanked(page)
  await expectInvoiced(page, total)
  await expect(page.getByText(`The slip is for ${total}.`)).toBeVisible()
  await axe()
  await expectListed(page, { number, status })
})
