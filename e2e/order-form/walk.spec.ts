import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../support/hands.ts'

const folder = '/en/researcher/submit'

const stepHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** Waits until a button is no longer blocked, that is, until the choice before it is saved. */
async function unblocked(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name })
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  return button
}

async function press(page: Page, name: string | RegExp) {
  await tabTo(page, await unblocked(page, name))
  await page.keyboard.press('Enter')
}

async function enter(page: Page, label: RegExp, text: string) {
  await tabTo(page, page.getByLabel(label))
  await page.keyboard.type(text)
}

test('leads an anonymous person through the steps by keyboard alone', { tag: '@deep' }, async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('anonymous', { path: `${folder}/new` })
  await expect(stepHeading(page, 'Start your order')).toBeVisible()
  await axe()
  await tabTo(page, page.getByRole('radio', { name: /^Edit my manuscript/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Choose files' }))
  // In place of the system's file dialog.
  await page.locator('input[type=file]').setInputFiles(backend.sample('english-5200'))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await enter(page, /^Word count/, '5200')
  await enter(page, /^Language of the manuscript/, 'English')
  await press(page, 'Choose my services')

  await expect(stepHeading(page, 'Choose a service')).toBeVisible()
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await unblocked(page, 'Additional services')
  await axe()
  await press(page, 'Additional services')

  await expect(stepHeading(page, 'Additional services')).toBeVisible()
  await axe()
  await press(page, /order details/i)

  await expect(stepHeading(page, 'Project details')).toBeVisible()
  await enter(page, /^Project title/, 'Caddis larvae after a dry summer')
  await enter(page, /^Area of study/, 'ecology')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await axe()
  await press(page, 'Continue')
  await expect(page).toHaveURL(`${folder}/payment-details`)
})
