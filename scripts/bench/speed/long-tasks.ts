import type { Browser, Page } from 'playwright'
import { drawRows } from './bare-page.ts'
import type { Figure } from './figures.ts'
import { median } from './quantile.ts'

/** Of the task in which the bare page draws its rows; about 50 ms where that takes 330 ms. */
const longestTask = 0.15

/** Collects the long tasks of the page from now on. */
export const observeLongTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
    Object.assign(globalThis, { longTasks: tasks })
  })

/** Milliseconds of the longest task since the last call; 0 if none was long. */
export const readLongestTask = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Entries are reported after their task.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const tasks: number[] = Reflect.get(globalThis, 'longTasks')
            resolve(Math.max(0, ...tasks.splice(0)))
          }, 0),
        )
      }),
  )

/** Milliseconds of the task in which the bare page draws its rows. */
export async function drawingTask(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage()
  await page.goto(address)
  await observeLongTasks(page)
  await drawRows(page)
  const task = await readLongestTask(page)
  await page.close()
  if (task === 0)
    throw new Error('The bare page draws its rows too fast to compare: raise drawnRows.')
  return task
}

/** Browsers report tasks from 50 ms on: what is shorter is 0. */
export const longTaskFigure = (
  name: string,
  tasks: readonly number[],
  drawings: readonly number[],
): Figure => ({
  name,
  unit: 'ms',
  value: median(tasks),
  companion: { name: 'drawing rows in the bare page', value: median(drawings) },
  limit: longestTask,
})
