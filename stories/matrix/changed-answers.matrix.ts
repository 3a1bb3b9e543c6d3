import { afterAll, afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import {
  type AnswerPlace,
  enumerationsOfAnswers,
  isFieldPlace,
  nameOfPlace,
  withoutField,
  withWords,
} from './answers/answer-places.ts'
import { changeAnswers } from './answers/change-answers.ts'
import {
  afterInput,
  isSilent,
  neverText,
  onFurtherAddresses,
} from './answers/silent-enumerations.ts'
import { type OpenPage, openMatrixPage, showsRoute, untilQuiet } from './open-matrix-page.tsx'
import { everyAddressOf, isScreen, type PageAddress, routeIds } from './route-addresses.ts'
import { watchConsole } from './watch-console.ts'

/** Milliseconds; hundreds of pages are opened one after the other. */
const hour = 3_600_000

/** A value that no enumeration lists. */
const unknownWord = 'unheard-of'

const answers = changeAnswers()
// What pages say needs no layout, which would take a third of the time.
document.body.style.display = 'none'
afterAll(() => {
  document.body.style.removeProperty('display')
  answers.stop()
})

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

const shownText = () => document.body.textContent

const isSaid = () => shownText().includes(unknownWord)

type Screen = {
  route: string
  address: PageAddress
  places: readonly AnswerPlace[]
}

/** The first address that shows the route, and what its answers hold. */
async function openRoute(route: string): Promise<Screen | undefined> {
  for (const address of everyAddressOf(route)) {
    answers.record()
    if (showsRoute(await open(address), route)) return { route, address, places: answers.places() }
  }
  return undefined
}

/** The page that a crash shows has an address of its own, too. */
const hasCrashed = ({ path }: PageAddress) =>
  path !== '/error' && document.querySelector('h1')?.textContent === 'Something went wrong'

const hasFailedPart = () => /We received something unexpected/.test(shownText())

/** Enumerations that were given an unlisted value, and those whose value a page has shown. */
const tried = new Set<string>()
const named = new Set<string>()

async function unchangedText(address: PageAddress): Promise<string> {
  answers.repeat()
  await open(address)
  return shownText()
}

/** `whole` is what the page says without a change; where it says something else, it names the reason. */
async function problemsOfWords(
  address: PageAddress,
  place: AnswerPlace,
  whole: string,
): Promise<string[]> {
  const { operation, path, enumeration = '' } = place
  const name = nameOfPlace(place)
  answers.repeat({ operation, apply: (answer) => withWords(answer, path, unknownWord) })
  await open(address)
  tried.add(enumeration)
  if (hasCrashed(address)) return [`${name} unknown: the page crashes. ${messages[0]}`]
  if (hasFailedPart()) return [`${name} unknown: a part fails. ${messages[0]}`]
  const problems = messages.map((message) => `${name} unknown: ${message}`)
  if (isSaid()) named.add(enumeration)
  else if (shownText() !== whole && !isSilent(enumeration, name)) {
    // On a busy machine, a page may still wait for what it says.
    if (page) await untilQuiet(page, { most: 30_000 })
    const text = shownText()
    if (isSaid()) named.add(enumeration)
    else if (text !== whole && text !== (await unchangedText(address)))
      problems.push(`${name} unknown: the page does not say the word of ${enumeration}.`)
  }
  return problems
}

let deleted = 0
let failedParts = 0

/** A part that lacks a field fails alone at most. */
async function problemsOfLack(address: PageAddress, place: AnswerPlace): Promise<string[]> {
  const { operation, path } = place
  answers.repeat({ operation, apply: (answer) => withoutField(answer, path) })
  await open(address)
  deleted += 1
  if (hasFailedPart()) failedParts += 1
  if (hasCrashed(address))
    return [`${nameOfPlace(place)} missing: the page crashes. ${messages[0]}`]
  return document.querySelector('h1') ? [] : [`${nameOfPlace(place)} missing: no heading.`]
}

/** Each screen in a deep run, otherwise every tenth. */
const routes = routeIds.filter(isScreen).filter((_, at) => inject('deep') || at % 10 === 4)

/** Of answers that every screen has, the places are tried on one. */
const everywhere = new Set<string>()

const routeOfField = new Map<string, string>()

/** Fields that no earlier screen has. */
function ownFields({ route, places }: Screen): AnswerPlace[] {
  const fields = places.filter(isFieldPlace)
  for (const field of fields) {
    const name = nameOfPlace(field)
    if (!routeOfField.has(name)) routeOfField.set(name, route)
  }
  return fields.filter((field) => routeOfField.get(nameOfPlace(field)) === route)
}

/** All in a deep run, otherwise one. */
const someOf = <Item>(items: readonly Item[]): readonly Item[] =>
  inject('deep') ? items : items.slice(items.length / 2).slice(0, 1)

function failFor({ address }: Screen, problems: readonly string[]): void {
  if (problems.length > 0) expect.fail(`${address.path} ${address.world}\n${problems.join('\n')}`)
}

test('a page has answers', async () => {
  answers.record()
  await open({ path: '/no/such/page', world: 'scenario=china' })
  for (const { operation } of answers.places()) everywhere.add(operation)
  expect(everywhere.size).toBeGreaterThan(0)
})

test.each(routes)('%s takes what a newer server sends', { timeout: hour }, async (route) => {
  const screen = await openRoute(route)
  if (!screen) return
  const whole = shownText()
  const { address, places } = screen
  const isOwn = ({ operation }: AnswerPlace) => route === routes[0] || !everywhere.has(operation)
  const problems: string[] = []
  for (const place of someOf(places.filter((one) => one.enumeration && isOwn(one))))
    problems.push(...(await problemsOfWords(address, place, whole)))
  for (const field of someOf(ownFields(screen)))
    problems.push(...(await problemsOfLack(address, field)))
  failFor(screen, problems)
})

/** A run of some of the screens does not show all of them. */
const allScreens = inject('deep') ? ['of the contract'] : []

test.each(allScreens)('each enumeration %s is shown or decides', { timeout: hour }, async () => {
  for (const [enumeration, route] of Object.entries(onFurtherAddresses)) {
    for (const address of everyAddressOf(route)) {
      if (named.has(enumeration)) break
      answers.record()
      await open(address)
      const whole = shownText()
      for (const place of answers.places())
        if (place.enumeration === enumeration) await problemsOfWords(address, place, whole)
    }
  }
  const silent = enumerationsOfAnswers().filter((name) => !named.has(name))
  expect(silent.toSorted()).toEqual([...Object.keys(neverText), ...afterInput].toSorted())
})

test('what was tried', ({ task }) => {
  task.meta.tried = `${tried.size} enumerations with unlisted values, of which pages show ${named.size}, and the lack of ${deleted} fields, by which ${failedParts} parts failed`
  expect(tried.size).toBeGreaterThan(0)
})
