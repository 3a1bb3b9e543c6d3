import { afterEach, expect, inject, test } from 'vitest'
import { lookAt } from './look-at.ts'
import { type OpenPage, openPage, standsAt, untilQuiet } from './open-page.tsx'
import { isScreen, type Place, placesOf, routeIds } from './route-addresses.ts'
import { watchConsole } from './watch-console.ts'

/** Server down, no network, no JSON, session ended, late answer. */
const failures = ['503', 'network', 'malformed', '401', 'slow'] as const

/** All in a deep run; otherwise one, rotating over the calls. */
const failuresOf = (call: number) =>
  inject('deep') ? failures : failures.filter((_, way) => way === call % failures.length)

/** Links and enabled buttons. */
const offered = 'a[href], button:not([aria-disabled=true], :disabled)'

const told = watchConsole()
let page: OpenPage | undefined
afterEach(() => page?.close())

async function open({ path, world }: Place, fault?: string): Promise<OpenPage> {
  page?.close()
  const asked = new URLSearchParams(world)
  if (fault) asked.set('fault', fault)
  page = await openPage({ path, world: `${asked}` }, 'en', 'light')
  return page
}

const waysOn = () =>
  [...document.querySelectorAll<HTMLElement>(offered)].map(({ innerText }) => innerText)

const missing = (some: readonly string[], others: readonly string[]) =>
  some.filter((text) => !others.includes(text))

/** Links and buttons of the whole page that are missing. */
function takenAway(whole: readonly string[]): string[] {
  const now = waysOn()
  const lost = missing(whole, now)
  if (lost.length === 0 || missing(now, whole).length > 0) return []
  return [`It lacks ${lost.join('; ').slice(0, 200)}, and offers nothing to do about it.`]
}

/** `whole` lists the links and buttons without the fault. */
async function problemsOf(place: Place, fault: string, whole?: string[]): Promise<string[]> {
  told.length = 0
  const failing = await open(place, fault)
  await untilQuiet(failing)
  return [...(await lookAt(failing)), ...(whole ? takenAway(whole) : []), ...told]
}

/** A loading page needs a heading and text. */
async function problemsWhileWaiting(place: Place, operation: string): Promise<string[]> {
  told.length = 0
  const waiting = await open(place, `${operation}:time-out:1`)
  await untilQuiet(waiting, { answered: false })
  return [...(await lookAt(waiting)), ...told]
}

async function askedAt(place: Place): Promise<string[]> {
  const asking = await open(place)
  await untilQuiet(asking)
  return [...new Set(asking.calls.all().flatMap(({ operation }) => operation ?? []))]
}

const anywhere: Place = { path: '/no/such/page', world: 'scenario=china' }

test('what every page asks for fails once: the page is whole all the same', async () => {
  const problems: string[] = []
  for (const [call, operation] of (await askedAt(anywhere)).entries()) {
    for (const failure of failuresOf(call)) {
      const fault = `${operation}:${failure}:1`
      const found = await problemsOf(anywhere, fault)
      problems.push(...found.map((problem) => `${fault}: ${problem}`))
    }
  }
  if (problems.length > 0) expect.fail(problems.join('\n'))
})

const screens = routeIds.filter(isScreen)

test.each(screens)('each call of %s fails once', async (route) => {
  const problems: string[] = []
  const everywhere = await askedAt(anywhere)
  const done = new Set<string>()
  for (const place of placesOf(route)) {
    const own = missing(await askedAt(place), everywhere)
    if (!page || !standsAt(page, route)) continue
    const whole = waysOn()
    for (const operation of own) {
      const screen = `${operation} ${document.title}`
      if (done.has(screen)) continue
      done.add(screen)
      const found = (await problemsWhileWaiting(place, operation)).map(
        (problems) => `waiting: ${problems}`,
      )
      for (const failure of failuresOf(screens.indexOf(route) + done.size)) {
        const problems = await problemsOf(place, `${operation}:${failure}:1`, whole)
        found.push(...problems.map((problem) => `${failure}: ${problem}`))
      }
      problems.push(
        ...found.map((problem) => `${operation} at ${place.path} ${place.world} ${problem}`),
      )
    }
  }
  if (problems.length > 0) expect.fail(problems.join('\n'))
})
