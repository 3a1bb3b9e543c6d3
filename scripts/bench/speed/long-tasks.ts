import type { Page } from 'playwright'
import type { Line } from '../../budget/budgets.ts'

/** Milliseconds; a shorter task is not reported by browsers. */
const longestTask = 50

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

export const longTaskLine = (what: string, milliseconds: number): Line => ({
  what,
  measured: milliseconds === 0 ? `under ${longestTask} ms` : `${milliseconds.toFixed(0)} ms`,
  limit: `${longestTask} ms`,
  holds: milliseconds <= longestTask,
})
