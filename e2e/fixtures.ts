import { AxeBuilder } from '@axe-core/playwright'
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import type { CallRecord } from '../mocks/backend/calls/call-record.ts'
import { noteAnswer, seenAnswers } from '../mocks/backend/calls/contract-coverage.ts'
import { type FaultRequest, faultText } from '../mocks/backend/calls/faults.ts'
import type { ShownMail } from '../mocks/backend/external-sites/mail-list.ts'
import { type SampleName, sampleManuscript } from '../mocks/samples/sample-manuscript.ts'
import { type AddressOptions, scenarioAddress } from '../mocks/scenarios/scenario-address.ts'
import type { FactsOf, ScenarioName } from '../mocks/scenarios/scenario-list.ts'
import { saveSeenAnswers } from '../mocks/testing/coverage-folder.ts'
import { wcagTags } from '../mocks/testing/wcag-tags.ts'
import type { PageHandle } from '../mocks/transports/page/page-handle.ts'
import { bringCjkFonts } from './support/bring-cjk-fonts.ts'

/** The mock backend of a page. */
export class BackendFixture {
  private readonly page: Page
  /** Kinds of requested faults: a page that was left reports no calls. */
  readonly requestedFaults = new Set<string>()
  /** Requests without a response. */
  private readonly pending = new Set<Request>()

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) => this.pending.add(request))
    page.on('requestfinished', (request) => this.pending.delete(request))
    page.on('requestfailed', (request) => this.pending.delete(request))
  }

  /** @throws the page's own text where the backend could not start. */
  private async ready(): Promise<void> {
    // A rejection by the page, since reading a handle fails once the page has navigated.
    await this.page.waitForFunction(() => {
      const failure = document.getElementById('start-failure')?.innerText
      if (failure) throw new Error(failure)
      return globalThis.galley !== undefined
    })
  }

  private async handle<Result>(run: (handle: PageHandle) => Result | Promise<Result>) {
    await this.ready()
    const source = `(${run.toString()})(globalThis.galley)`
    return this.page.evaluate<Result>(source)
  }

  /** Waits until the clock may be moved: no call is pending, and what was rendered has started its timers. */
  async settled(): Promise<void> {
    await this.ready()
    // Pending calls would get outdated answers; calls with a fault may never end.
    if (this.requestedFaults.size === 0) await expect.poll(() => this.pending.size).toBe(0)
    await this.page.evaluate(
      () => new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout: 5_000 })),
    )
  }

  /** Opens a path in a scenario with a frozen clock; returns the world's facts. */
  async scenario<Name extends ScenarioName>(
    name: Name,
    opening: AddressOptions = {},
  ): Promise<FactsOf<Name>> {
    const { address, facts } = await scenarioAddress(name, opening)
    await this.page.goto(address)
    // Leaving earlier would find the previous world, or no backend.
    await this.ready()
    return facts
  }

  /** The clock of page and backend, frozen by `scenario`. */
  readonly clock = {
    /** Freezes it now or at an instant (epoch milliseconds or ISO text). */
    freeze: async (instant?: number | string): Promise<void> => {
      const at = typeof instant === 'string' ? Date.parse(instant) : instant
      await this.ready()
      await this.page.evaluate((to) => globalThis.galley?.freeze(to), at)
    },
    /** Advances it by milliseconds, running what becomes due. */
    advance: async (by: number): Promise<void> => {
      await this.settled()
      await this.page.evaluate((milliseconds) => globalThis.galley?.advance(milliseconds), by)
    },
    resume: async (): Promise<void> => {
      await this.ready()
      await this.page.evaluate(() => globalThis.galley?.resume())
    },
  }

  async fault(...fault: FaultRequest): Promise<void> {
    this.requestedFaults.add(fault[1])
    await this.ready()
    await this.page.evaluate((text) => globalThis.galley?.fault(text), faultText(fault))
  }

  /** The calls since the page was loaded. */
  async calls(operation?: NonNullable<CallRecord['operation']>): Promise<CallRecord[]> {
    const all = await this.handle((galley) => [...galley.calls()])
    return operation ? all.filter((call) => call.operation === operation) : all
  }

  /** Sent emails, newest first. */
  async mails(to?: string): Promise<ShownMail[]> {
    const all = await this.handle((galley) => [...galley.mails()])
    return to === undefined ? all : all.filter((mail) => mail.to === to)
  }

  world(): Promise<string> {
    return this.handle((galley) => galley.world())
  }

  /** For Playwright's `setInputFiles`. */
  sample(name: SampleName) {
    const { fileName, type, bytes } = sampleManuscript(name)
    return { name: fileName, mimeType: type, buffer: Buffer.from(bytes) }
  }
}

/** Chromium logs every failed response; those of requested faults pass. */
function isExpected(
  message: ConsoleMessage,
  calls: CallRecord[],
  { requestedFaults }: BackendFixture,
): boolean {
  if (message.text().startsWith('Contract broken by the real server')) return true
  const [, status] = /^Failed to load resource: .*status of (\d+)/.exec(message.text()) ?? []
  if (status)
    return requestedFaults.has(status) || calls.some((call) => call.status === Number(status))
  if (!/^Failed to load resource: net::/.test(message.text())) return false
  return calls.some((call) => call.fault) || requestedFaults.has('lost-answer')
}

/** A slow start, as in an outage, leaves the screen's preloads unused. */
const isUnusedPreload = (message: ConsoleMessage) =>
  message.type() === 'warning' && message.text().includes('was preloaded using link preload')

/** Fails a test for console messages, contract violations and external calls, apart from those it asks for. */
async function watch(
  page: Page,
  backend: BackendFixture,
  { hosts, failures: expected }: { hosts: string[]; failures: string[] },
  use: () => Promise<void>,
) {
  const messages: ConsoleMessage[] = []
  const failures: string[] = []
  const calls: CallRecord[] = []
  const note = (_: unknown, record: CallRecord) => void calls.push(record)
  await page.context().exposeBinding('onGalleyCall', note)
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    if (isProblem && !isUnusedPreload(message)) messages.push(message)
  })
  page.on('pageerror', (error) => failures.push(`page error: ${error.stack || String(error)}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    const isAllowed = ['127.0.0.1', ...hosts].includes(hostname)
    if (protocol.startsWith('http') && !isAllowed) failures.push(request.url())
  })
  await use()
  for (const record of calls) noteAnswer(record)
  for (const { violation, url } of calls) {
    // Tests of a real server assert its violations themselves.
    if (violation && violation.side !== 'real server')
      failures.push(`${violation.side} breaks the contract: ${url}`)
  }
  for (const message of messages) {
    if (!isExpected(message, calls, backend)) failures.push(`${message.type()}: ${message.text()}`)
  }
  expect(failures).toEqual(expected.map((failure) => expect.stringContaining(failure)))
}

type Fixtures = {
  backend: BackendFixture
  /** Checks WCAG 2.2 AA, except for rules that do not apply. */
  axe: (unfit?: string[]) => Promise<void>
  /** External hosts that a test mocks by `page.route`. */
  hosts: string[]
  /** Parts of what a test must be failed for. */
  failures: string[]
}

export const test = base.extend<Fixtures, { contractCoverage: undefined }>({
  contractCoverage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted.
    async ({}, use, { workerIndex }) => {
      await use(undefined)
      saveSeenAnswers('browser', `worker ${workerIndex}`, seenAnswers())
    },
    { scope: 'worker', auto: true },
  ],
  hosts: [[], { option: true }],
  failures: [[], { option: true }],
  context: async ({ context }, use) => {
    // The application ends a call after half a minute of real time, which a busy machine may need.
    await context.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal
    })
    const { GALLEY_DELAYS: delays } = process.env
    if (delays) {
      await context.addInitScript((seed) => {
        globalThis.galleyDelays = seed
      }, delays)
    }
    await use(context)
  },
  backend: async ({ page, hosts, failures }, use) => {
    const backend = new BackendFixture(page)
    await watch(page, backend, { hosts, failures }, () => use(backend))
  },
  axe: async ({ page }, use) => {
    await use(async (unfit = []) => {
      await bringCjkFonts(page)
      // A colour has another contrast during a transition: from here on none starts, and running ones end.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.waitForFunction(
        () => !document.getAnimations().some((moves) => moves instanceof CSSTransition),
      )
      const { violations } = await new AxeBuilder({ page })
        // The default mode reads results in a page of its own, which doubles the time.
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .withTags([...wcagTags])
        .disableRules(unfit)
        .analyze()
      await page.emulateMedia({ reducedMotion: null })
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
  },
})

export { expect }
