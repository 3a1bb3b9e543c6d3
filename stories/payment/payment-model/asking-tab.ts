import { partOf } from '../../../mocks/testing/model-runs.ts'
import { ApiError } from '../../../src/api/errors/api-failure.ts'
import { refusalOf } from '../../../src/api/errors/refusal-of.ts'
import {
  createAttempt,
  type PaymentAttempt,
} from '../../../src/domain/payment/attempt/create-attempt.ts'
import type { PaymentRecords } from '../../../src/domain/payment/attempt/payment-records.ts'
import type { SafeStorage } from '../../../src/lib/browser/safe-storage.ts'
import { closeSentDraft, type DraftName } from '../../../src/ui/form/draft/draft-store.ts'
import { inTurn } from '../../../src/ui/form/draft/in-turn.ts'
import { openDraft } from '../../../src/ui/form/draft/shared-draft.ts'
import { toFailure } from '../../../src/ui/form/to-failure.ts'
import type { ServerAnswer } from './unreliable-network.ts'

export type Call = { kind: 'load' } | { kind: 'pay'; json: object; key: string }

type View =
  | { kind: 'loading' | 'load-failed' | 'form' | 'paid' | 'asking' | 'asking-failed' }
  | { kind: 'provider'; receiptCode: string }

type Browser<Load> = {
  /** Of the payment form. */
  draft: DraftName
  storage: SafeStorage
  records: PaymentRecords
  /** What is paid. */
  bill: string
  afterNotFound: 'same-key' | 'new-key'
  locks: Pick<LockManager, 'request'>
  send: (call: Call, page: AbortSignal) => Promise<ServerAnswer>
  load: (page: AbortSignal) => Promise<Load>
  /** Identities of what has been paid. */
  knownIn: (load: Load) => readonly string[]
  /** Whether something was paid beside what is known. */
  hasNew: (load: Load, known: readonly string[]) => boolean
  /** Whether the page says that nothing is left to pay. */
  isDone: (load: Load) => boolean
  /** Whether an open page loads again after a refusal, and ends with what nothing is left to pay of. */
  followsLoads?: boolean
}

const isAway = (answer: object) => (partOf(answer, 'redirectUrl') ?? null) !== null

const content = { values: { typed: true }, files: {}, isTouched: true }

export async function unwrapped(answer: Promise<ServerAnswer>): Promise<object> {
  const { status, body } = await answer.catch((error: unknown) => {
    throw new ApiError('network', String(error))
  })
  if (status >= 400) throw new ApiError('status', 'The call failed.', status)
  const refusal = refusalOf(body)
  if (refusal) throw refusal
  if (typeof body !== 'object' || body === null) throw new Error('The answer has no body.')
  return body
}

/** A tab at a payment that asks the server what became of an unanswered one. It pays by the application's own attempt. */
export class AskingTab<Load> {
  readonly #browser: Browser<Load>
  view: View = { kind: 'loading' }
  /** What the page shows. */
  shown: Load | undefined
  #page = new AbortController()
  #draft: ReturnType<typeof openDraft>
  #attempt: PaymentAttempt | undefined
  #opened: readonly string[] = []
  #isSending = false

  constructor(browser: Browser<Load>) {
    this.#browser = browser
    this.#draft = openDraft(browser.storage, browser.draft)
    this.reload()
  }

  async #load(): Promise<Load> {
    const load = await this.#browser.load(this.#page.signal)
    this.shown = load
    return load
  }

  #inTurn(run: () => Promise<void>): Promise<void> {
    const { draft, locks } = this.#browser
    return inTurn(draft, this.#page.signal, run, locks)
  }

  #leavePage(): void {
    const { storage, draft } = this.#browser
    this.#page.abort()
    this.#page = new AbortController()
    this.#draft = openDraft(storage, draft)
    this.#isSending = false
  }

  reload(): void {
    const { draft, records, bill, afterNotFound, knownIn, isDone } = this.#browser
    this.#leavePage()
    this.view = { kind: 'loading' }
    const open = async () => {
      const load = await this.#load()
      const opened = knownIn(load)
      this.#opened = opened
      this.#attempt = createAttempt({ records, owner: draft.owner, bill, opened, afterNotFound })
      if (this.#attempt.state().at === 'unknown') return this.#followState(this.#attempt)
      if (isDone(load)) this.view = { kind: 'paid' }
      else this.#fillIn()
    }
    void open().catch(() => {
      this.view = { kind: 'load-failed' }
    })
  }

  #fillIn(): void {
    this.#draft.store(content)
    this.view = { kind: 'form' }
  }

  press(json: object): void {
    if (this.view.kind !== 'form' || this.#isSending) return
    this.#isSending = true
    const { signal } = this.#page
    void this.#inTurn(() => this.#send(json)).finally(() => {
      if (!signal.aborted) this.#isSending = false
    })
  }

  async #send(json: object): Promise<void> {
    const { send } = this.#browser
    const { signal } = this.#page
    const attempt = this.#attempt
    if (!attempt) throw new Error('The page has not loaded.')
    if (this.#draft.end()) {
      this.#draft.leave()
      attempt.ask()
      return this.#followState(attempt)
    }
    // Cards are secrets, which no attempt stores.
    const sent = JSON.stringify({ ...json, creditCard: undefined })
    if (this.#draft.isSentInAnotherTab(sent)) return
    const idempotencyKey = this.#draft.begin(content, sent)
    try {
      const answer = await attempt.pay({
        known: this.#opened,
        idempotencyKey,
        prepare: async () => json,
        send: (prepared, key) => unwrapped(send({ kind: 'pay', json: prepared, key }, signal)),
        isAtField: () => false,
        resultOf: (paid) =>
          isAway(paid) ? { away: String(partOf(paid, 'receiptCode')) } : { type: 'completed' },
      })
      this.#follow(answer)
    } catch (error) {
      const failure = toFailure(error)
      if (!failure) throw error
      if (attempt.state().at === 'unknown') return this.#followState(attempt)
      this.#draft.refused(content)
      await this.#refresh()
    }
  }

  #follow(answer: object): void {
    if (!isAway(answer)) {
      this.#draft.close('sent')
      this.view = { kind: 'paid' }
      return
    }
    this.#draft.markAccepted(content)
    this.view = { kind: 'provider', receiptCode: String(partOf(answer, 'receiptCode')) }
  }

  /** Whether a page that follows its loads shows no form any more. */
  #isSettled(load: Load): boolean {
    const { followsLoads, isDone } = this.#browser
    return followsLoads === true && isDone(load)
  }

  async #refresh(): Promise<void> {
    if (!this.#browser.followsLoads) return
    const load = await this.#load().catch(() => undefined)
    if (load !== undefined && this.#isSettled(load)) this.view = { kind: 'paid' }
  }

  #followState(attempt: PaymentAttempt): void {
    const { draft, storage, hasNew } = this.#browser
    const state = attempt.state()
    if (state.at !== 'unknown') return
    const { known } = state
    this.view = { kind: 'asking' }
    const askOutcome = async () => {
      const load = await this.#load()
      const isFound = hasNew(load, known)
      attempt.settle(isFound)
      if (isFound) closeSentDraft(storage, draft)
      if (isFound || this.#isSettled(load)) this.view = { kind: 'paid' }
      else this.#fillIn()
    }
    void this.#inTurn(askOutcome).catch(() => {
      this.view = { kind: 'asking-failed' }
    })
  }

  askAgain(): void {
    if (this.view.kind === 'asking-failed' && this.#attempt) this.#followState(this.#attempt)
  }

  /** Opened by the provider's page, after it approved. */
  showPaid(): void {
    this.#leavePage()
    this.view = { kind: 'paid' }
  }
}
