import { setTimeout as pause } from 'node:timers/promises'
import type { AddressOptions } from '../../mocks/scenarios/scenario-address.ts'
import { scenarioAddress } from '../../mocks/scenarios/scenario-address.ts'
import type { FactsOf, ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import type { EnginePage, Query, Wording } from './engine-page.ts'

/** Milliseconds after which a page hangs for certain, also on a busy machine. */
const hung = 60_000
const betweenLooks = 40

/** More stops than any screen has. */
const mostStops = 100

export const heading = (name: Wording, level = 1): Query => ({ role: 'heading', name, level })
export const button = (name: Wording): Query => ({ role: 'button', name })
export const link = (name: Wording): Query => ({ role: 'link', name })

const fits = (text: string, wording: Wording) =>
  typeof wording === 'string' ? text.trim() === wording : wording.test(text)

/** @throws with what was waited for; a page that is just navigating fails and is asked again. */
export async function until(
  what: string,
  check: () => Promise<boolean>,
  patience = hung,
): Promise<void> {
  const end = performance.now() + patience
  let failure: unknown
  while (performance.now() < end) {
    try {
      if (await check()) return
      failure = undefined
    } catch (error) {
      failure = error
    }
    await pause(betweenLooks)
  }
  throw new Error(`${what}: not within ${patience / 1000} s.`, { cause: failure })
}

const textOf = (query: Query) =>
  JSON.stringify(query, (_, value) => (value instanceof RegExp ? String(value) : value))

/** What a person does with a page and sees on it. */
export class SiteVisitor {
  readonly page: EnginePage
  private readonly origin: string

  constructor(page: EnginePage, origin: string) {
    this.page = page
    this.origin = origin
  }

  /** Opens a path in a scenario with a frozen clock; returns the world's facts. */
  async scenario<Name extends ScenarioName>(
    name: Name,
    opening: AddressOptions = {},
  ): Promise<FactsOf<Name>> {
    const { address, facts } = await scenarioAddress(name, opening)
    await this.goto(address)
    await this.ready()
    return facts
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(this.origin + path)
  }

  /** Leaving earlier would find the previous world, or no backend. */
  async ready(): Promise<void> {
    await until('The mock backend starts', () =>
      this.page.run(() => {
        const failure = document.getElementById('start-failure')?.innerText
        if (failure) throw new Error(failure)
        return globalThis.galley !== undefined
      }),
    )
  }

  /** Advances the clock by milliseconds and runs the jobs due by then. */
  async advance(by: number): Promise<void> {
    await this.page.run((milliseconds) => globalThis.galley?.advance(milliseconds), by)
  }

  /** Advances the clock until it is there, as a page may not have set its timer the first time. */
  async advanceTo(query: Query, by: number): Promise<void> {
    await until(`To see ${textOf(query)}`, async () => {
      if (await this.page.sees(query)) return true
      await this.advance(by)
      return false
    })
  }

  async world(): Promise<string> {
    return (await this.page.run(() => globalThis.galley?.world())) ?? ''
  }

  async see(query: Query): Promise<void> {
    await until(`To see ${textOf(query)}`, () => this.page.sees(query))
  }

  async miss(query: Query): Promise<void> {
    await until(`To miss ${textOf(query)}`, async () => !(await this.page.sees(query)))
  }

  async seeFocused(query: Query): Promise<void> {
    await until(
      `To see the focus at ${textOf(query)}`,
      async () => (await this.page.sees(query)) && this.page.isFocused(query),
    )
  }

  /** The value of a field, or the text of anything else. */
  async read(query: Query, wording: Wording): Promise<void> {
    await until(`To read "${wording}" at ${textOf(query)}`, async () =>
      fits(await this.page.read(query), wording),
    )
  }

  async at(path: RegExp): Promise<void> {
    await until(`To be at ${path}`, async () => path.test(await this.page.run(() => location.href)))
  }

  async click(query: Query): Promise<void> {
    await this.see(query)
    await this.page.click(query)
  }

  /** By pointer and keys, in place of what was there. */
  async fill(query: Query, text: string): Promise<void> {
    await this.click(query)
    if ((await this.page.read(query)) !== '') await this.page.press('ControlOrMeta+A')
    await this.page.type(text)
  }

  async tabTo(query: Query): Promise<void> {
    await this.see(query)
    for (let stop = 0; stop < mostStops; stop++) {
      if (await this.page.isFocused(query)) return
      await this.page.press('Tab')
    }
    throw new Error(`No stop of the Tab key is ${textOf(query)}.`)
  }

  async tabAndType(query: Query, text: string): Promise<void> {
    await this.tabTo(query)
    await this.page.type(text)
  }

  async tabAndPress(query: Query, key = 'Enter'): Promise<void> {
    await this.tabTo(query)
    await this.page.press(key)
  }

  /** Radio buttons of one group are one stop, whose choices the arrow keys change. */
  async tabAndCheck(query: Query): Promise<void> {
    await this.see(query)
    const name = await this.page.attribute(query, 'name')
    const isInGroup = (group: string | null) => {
      const focused = document.activeElement
      return (
        focused instanceof HTMLInputElement && focused.type === 'radio' && focused.name === group
      )
    }
    for (let stop = 0; stop < mostStops && !(await this.page.isFocused(query)); stop++) {
      await this.page.press((await this.page.run(isInGroup, name)) ? 'ArrowDown' : 'Tab')
    }
    await this.page.press('Space')
  }
}
