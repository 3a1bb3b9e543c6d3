import { afterAll, afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import {
  type AnswerPlace,
  isFieldPlace,
  nameOfPlace,
  withoutField,
  withWord,
} from './answers/answer-places.ts'
import { changeAnswers } from './answers/change-answers.ts'
import { type OpenPage, openMatrixPage, showsRoute, untilQuiet } from './open-matrix-page.tsx'
import { everyAddressOf, isScreen, type PageAddress, routeIds } from './route-addresses.ts'
import { watchConsole } from './watch-console.ts'

/** Milliseconds; hundreds of pages are opened one after the other. */
const hour = 3_600_000

/** A value that no enumeration lists. */
const unknownWord = 'unheard-of'

const answers = changeAnswers()
afterAll(answers.stop)

const messages = watchConsole()
beforeEach(() => void vi.spyOn(globalThis, 'reportError').mockImplementation(() => {}))
let page: OpenPage | undefined
afterEach(() => page?.close())

async function open(address: PageAddress): Promise<OpenPage> {
  page?.close()
  messages.length = 0
  page = await openMatrixPage(address, 'en', 'light')
  await untilQuiet(page, { most: 5_000 })
  return page
}

/** The first address that shows the route, and what its answers hold. */
async function openRoute(route: string) {
  answers.set(undefined)
  for (const address of everyAddressOf(route)) {
    if (showsRoute(await open(address), route)) return { address, places: answers.places() }
  }
  return undefined
}

/** The page that a crash shows has an address of its own, too. */
const hasCrashed = ({ path }: PageAddress) =>
  path !== '/error' && document.querySelector('h1')?.textContent === 'Something went wrong'

const hasFailedPart = () => /We received something unexpected/.test(document.body.textContent)

const seen = new Map<string, boolean>()

/** An unknown value is shown or passed over, and no part fails. */
async function problemOfUnknown(address: PageAddress, place: AnswerPlace): Promise<string[]> {
  answers.set({
    operation: place.operation,
    apply: (answer) => withWord(answer, place.path, unknownWord),
  })
  await open(address)
  const name = nameOfPlace(place)
  seen.set(name, seen.get(name) || document.body.textContent.includes(unknownWord))
  if (hasCrashed(address)) return [`${name} unknown: the page crashes. ${messages[0]}`]
  if (hasFailedPart()) return [`${name} unknown: a part fails. ${messages[0]}`]
  return messages.map((message) => `${name} unknown: ${message}`)
}

let deleted = 0
let failedParts = 0

/** A part that lacks a field fails alone at most. */
async function problemOfLack(address: PageAddress, place: AnswerPlace): Promise<string[]> {
  answers.set({
    operation: place.operation,
    apply: (answer) => withoutField(answer, place.path),
  })
  await open(address)
  deleted += 1
  if (hasFailedPart()) failedParts += 1
  if (hasCrashed(address))
    return [`${nameOfPlace(place)} missing: the page crashes. ${messages[0]}`]
  return document.querySelector('h1') ? [] : [`${nameOfPlace(place)} missing: no heading.`]
}

type Screen = { route: string; address: PageAddress; places: readonly AnswerPlace[] }

const routes = routeIds.filter(isScreen)
const found = new Map<string, Screen>()
let fields: ReadonlyMap<string, readonly AnswerPlace[]> = new Map()

/** Of answers that every screen has, the places are tried on one. */
const everywhere = new Set<string>()

/** Each screen in a deep run, otherwise every tenth. */
const tried = routes.filter((_, at) => inject('deep') || at % 10 === 4)

test('every screen has answers', { timeout: hour }, async () => {
  answers.set(undefined)
  await open({ path: '/no/such/page', world: 'scenario=china' })
  for (const { operation } of answers.places()) everywhere.add(operation)
  for (const route of tried) {
    const screen = await openRoute(route)
    if (screen) found.set(route, { route, ...screen })
  }
  expect(found.size).toBeGreaterThan(0)
  fields = fieldsByRoute()
})

/** Each field on one of the screens that have it, so that each has about as many. */
function fieldsByRoute(): Map<string, AnswerPlace[]> {
  const byRoute = new Map<string, AnswerPlace[]>()
  for (const route of found.keys()) byRoute.set(route, [])
  const all = [...found.values()].flatMap(({ route, places }) =>
    places.filter(isFieldPlace).map((field) => ({ route, field })),
  )
  for (const holders of Map.groupBy(all, ({ field }) => nameOfPlace(field)).values()) {
    const lists = holders.map(({ route }) => byRoute.get(route) ?? [])
    const [fewest] = lists.sort((one, other) => one.length - other.length)
    if (holders[0]) fewest?.push(holders[0].field)
  }
  return byRoute
}

/** All in a deep run, otherwise one. */
const someOf = <Item>(items: readonly Item[]): readonly Item[] =>
  inject('deep') ? items : items.slice(items.length / 2).slice(0, 1)

test.each(tried)('%s takes what a newer server sends', { timeout: hour }, async (route) => {
  const screen = found.get(route)
  if (!screen) return
  const { address, places } = screen
  const isOwn = ({ operation }: AnswerPlace) => route === tried[0] || !everywhere.has(operation)
  const problems: string[] = []
  for (const place of someOf(places.filter((one) => one.isChoice && isOwn(one)))) {
    problems.push(...(await problemOfUnknown(address, place)))
  }
  for (const field of someOf(fields.get(route) ?? [])) {
    problems.push(...(await problemOfLack(address, field)))
  }
  if (problems.length > 0) expect.fail(`${address.path} ${address.world}\n${problems.join('\n')}`)
})

test('what was tried', () => {
  const shown = [...seen.values()].filter(Boolean).length
  // biome-ignore lint/suspicious/noConsole: the counts of this run
  console.info(
    `${seen.size} enumerations with an unlisted value, ${shown} of them shown; ${deleted} missing fields, for which ${failedParts} parts failed`,
  )
  expect(seen.size).toBeGreaterThan(0)
})
