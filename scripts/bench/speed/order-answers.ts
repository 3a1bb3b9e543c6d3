import type { Page } from 'playwright'

const name = 'orderAnswer'

/** Runs in the page: resolves to the milliseconds from the next key or press to other rows. */
function watchAnswer({ property, list }: { property: string; list: string }): void {
  // The list with its pager; neither is there if nothing was found.
  const shown = () => document.querySelector(`ul[aria-label="${list}"]`)?.parentElement?.textContent
  const before = shown()
  let begin = 0
  const start = (event: Event) => {
    begin = event.timeStamp
  }
  addEventListener('keydown', start, { capture: true, once: true })
  addEventListener('click', start, { capture: true, once: true })
  const answer = new Promise<number>((resolve) => {
    const changes = new MutationObserver(() => {
      if (begin === 0 || document.querySelector('main [aria-busy=true]') || shown() === before) {
        return
      }
      changes.disconnect()
      // A task after that frame: only then is it on the screen.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin), 0))
    })
    changes.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    })
  })
  Object.assign(globalThis, { [property]: answer })
}

/** Milliseconds until the list with this label shows what was asked for. */
export async function answerTime(
  page: Page,
  list: string,
  press: () => Promise<void>,
): Promise<number> {
  await page.evaluate(watchAnswer, { property: name, list })
  await press()
  const found: unknown = await page.evaluate((property) => Reflect.get(globalThis, property), name)
  if (typeof found !== 'number') throw new Error('The page reported no time.')
  return found
}

/** Milliseconds of each key until its frame; the browser reports none below 16. */
export async function typingTimes(page: Page, type: () => Promise<void>): Promise<number[]> {
  await page.evaluate((property) => {
    const times: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'keydown') times.push(entry.duration)
      }
    })
    // TypeScript does not know the threshold yet.
    const options = { type: 'event', durationThreshold: 16 }
    observer.observe(options)
    Object.assign(globalThis, { [property]: times })
  }, name)
  await type()
  const found: unknown = await page.evaluate(
    (property) =>
      new Promise<unknown>((resolve) => {
        // Entries are reported after their frame.
        requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(globalThis, property)), 0))
      }),
    name,
  )
  const times = Array.isArray(found) ? found.filter((time) => typeof time === 'number') : []
  return times.length === 0 ? [0] : times
}
