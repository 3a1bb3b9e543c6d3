import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Sum of the layout shifts since the page was opened, without those that input causes. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const isSudden = 'hadRecentInput' in entry && entry.hadRecentInput === false
            if (isSudden && 'value' in entry && typeof entry.value === 'number') sum += entry.value
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Buffered entries are reported after the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 0)))
      }),
  )

for (const width of [360, 1280]) {
  test(`moves nothing while the first step loads, at ${width} pixels`, { tag: '@deep' }, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await backend.scenario('anonymous', {
      path: '/en/researcher/submit/get-started',
      faults: [['startOrderForm', 'slow', 1]],
    })
    await expect(page.getByRole('radio', { name: /^Edit my manuscript/ })).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(0.02)
  })
}
