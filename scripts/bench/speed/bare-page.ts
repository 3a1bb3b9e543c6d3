import type { Page } from 'playwright'
import type { Click } from '../../budget/budgets.ts'

/** What the bare page shows first: the form with its scripts, the rows with the answer of its query. */
export const bareFirstUse = { field: 'form input', row: 'main ul li' } as const

export const rowsReady = (page: Page) => page.locator(bareFirstUse.row).first().waitFor()

/** Draws so many rows in one task that it is long on every machine. */
export async function drawRows(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw all rows' }).click()
  await page.locator('main ol li').last().waitFor()
}

export const drawing: Click = { name: 'drawing rows', press: drawRows }
