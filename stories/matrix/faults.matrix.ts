import { afterEach, expect, test } from 'vitest'
import { lookAt } from './look-at.ts'
import { type OpenPage, openMatrixPage, showsRoute, untilQuiet } from './open-matrix-page.tsx'
import { addressesOf, isScreen, type PageAddress, routeIds } from './route-addresses.ts'
import { watchConsole } from './watch-console.ts'

/** Server down, no network, no JSON, session ended, late answer. */
const failures = ['503', 'network', 'malformed', '401', 'slow'] as const

/** Links and enabled buttons. */
const offered = 'a[href], button:not([aria-disabled=true], :disabled)'

const messages = watchConsole()
let page: OpenPage | undefined
afterEach(() => page?.close())

async function open({ path, world }: PageAddress, fault?: string): Promise<OpenPage> {
  page?.close()
  const settings = new URLSearchParams(world)
  if (fault) settings.set('fault', fault)
  page = await openMatrixPage({ path, world: `${settings}` }, 'en', 'light')
  return page
}

const visibleActions = () =>
  [...document.querySelectorAll<HTMLElement>(offered)].map(({ innerText }) => innerText)

const missing = (some: readonly string[], others: readonly string[]) =>
  some.filter((text) => !others.includes(text))

/** Links and buttons of the whole page that are missing. */
function missingActions(whole: readonly string[]): string[] {
  const now = visibleActions()
  const lost = missing(whole, now)
  if (lost.length === 0 || missing(now, whole).length > 0) return []
  return [`It lacks ${lost.join('; ').slice(0, 200)}, and offers nothing to do about it.`]
}

/** `whole` lists the links and buttons without the fault. */
async function problemsOf(
  address: PageAddress,
  fault: string,
  whole?: string[],
): Promise<string[]> {
  messages.length = 0
  const failing = await open(address, fault)
  await untilQuiet(failing)
  return [...(await lookAt(failing)), ...(whole ? missingActions(whole) : []), ...messages]
}

/** A loading page needs a heading and text. */
async function problemsWhileWaiting(address: PageAddress, operation: string): Promise<string[]> {
  messages.length = 0
  const waiting = await open(address, `${operation}:time-out:1`)
  await untilQuiet(waiting, { answered: false })
  return [...(await lookAt(waiting)), ...messages]
}

async function operationsAt(address: PageAddress): Promise<string[]> {
  const opened = await open(address)
  await untilQuiet(opened)
  return [...new Set(opened.calls.all().flatMap(({ operation }) => operation ?? []))]
}

const anywhere: PageAddress = { path: '/no/such/page', world: 'scenario=china' }

const screensOf = new Map<string, string[]>()

/** Each way on the first screen that calls the operation, and one of them, in turn, on a further one. */
function failuresAt(operation: string, screen: string): readonly string[] {
  const screens = screensOf.get(operation) ?? []
  screensOf.set(operation, screens)
  if (!screens.includes(screen)) screens.push(screen)
  const turn = screens.indexOf(screen)
  return turn === 0 ? failures : failures.filter((_, at) => at === turn % failures.length)
}

test('a page is complete when a call of every page fails once', async () => {
  const problems: string[] = []
  for (const operation of await operationsAt(anywhere)) {
    for (const failure of failures) {
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
  const everywhere = await operationsAt(anywhere)
  const done = new Set<string>()
  for (const address of addressesOf(route)) {
    const own = missing(await operationsAt(address), everywhere)
    if (!page || !showsRoute(page, route)) continue
    const whole = visibleActions()
    const screen = `${route} ${document.title}`
    for (const operation of own) {
      if (done.has(`${operation} ${screen}`)) continue
      done.add(`${operation} ${screen}`)
      const found = (await problemsWhileWaiting(address, operation)).map(
        (problems) => `waiting: ${problems}`,
      )
      for (const failure of failuresAt(operation, screen)) {
        const problems = await problemsOf(address, `${operation}:${failure}:1`, whole)
        found.push(...problems.map((problem) => `${failure}: ${problem}`))
      }
      problems.push(
        ...found.map((problem) => `${operation} at ${address.path} ${address.world} ${problem}`),
      )
    }
  }
  if (problems.length > 0) expect.fail(problems.join('\n'))
})
