import { expect, type Locator, type Page } from '@playwright/test'

/** Opens Devtools if necessary, then the section; returns its panel. */
export async function openDevtools(page: Page, section: string): Promise<Locator> {
  const panel = page.getByRole('region', { name: 'Devtools' })
  const opener = page.getByRole('button', { name: 'Devtools', exact: true })
  // After a reload Devtools may reopen by itself, which takes the button away.
  await expect(async () => {
    if (!(await panel.isVisible())) await opener.click({ timeout: 1000 })
  }).toPass()
  await panel.getByRole('button', { name: section, exact: true }).click()
  await expect(panel.getByRole('heading', { name: section, level: 3 })).toBeVisible()
  return panel
}

/** Waits for the reload that an action causes. */
export async function reloading(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await act()
  await loaded
}

export async function lookAtRow(page: Page, table: string, identity: string): Promise<Locator> {
  const panel = await openDevtools(page, 'Tables')
  await panel.getByRole('combobox', { name: 'Table' }).selectOption(table)
  await panel.getByRole('button', { name: `Open ${identity}`, exact: true }).click()
  return panel.getByRole('textbox', { name: 'Row as JSON' })
}
