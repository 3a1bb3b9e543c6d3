import type { Page } from 'playwright'

const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Answers calls whose address fits the pattern with a .docx. */
export const serveDocument = (page: Page, pattern: string, bytes: Uint8Array) =>
  page.route(pattern, (route) => route.fulfill({ body: Buffer.from(bytes), contentType }))

/** Steps by keys through 30 of the elements that have the attribute, and round to the last. */
export async function stepThrough(page: Page, attribute: string): Promise<void> {
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('Alt+ArrowDown')
  // From the first to the last, far out of sight.
  for (let step = 0; step < 31; step += 1) await page.keyboard.press('Alt+ArrowUp')
  await page.locator(`[${attribute}]:focus`).waitFor()
}
