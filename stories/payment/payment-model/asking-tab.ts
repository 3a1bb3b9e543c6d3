import { partOf } from '../../../mocks/testing/model-runs.ts'
import { ApiError } from '../../../src/api/errors/api-failure.ts'
import { refusalOf } from '../../../src/api/errors/refusal-of.ts'
import type { PendingAttempts } from '../../../src/domain/payment/attempt/pending-attempt.ts'
import { sendAttempt } from '../../../src/domain/payment/attempt/send-attempt.ts'
import type { SafeStorage } from '../../../src/lib/browser/safe-storage.ts'
import { closeSentDraft, type DraftName } from '../../../src/ui/form/draft/draft-store.ts'
import { inTurn } from '../../../src/ui/form/draft/in-turn.ts'
import { openDraft } from '../../../src/ui/form/draft/shared-draft.ts'
import { toFailure } from '../../../src/ui/form/errors/to-failure.ts'
import type { ServerAnswer } from './unreliable-network.ts'

export type Call = { kind: 'load' } | { kind: 'pay'; json: object; key: string }

type View =
  | { kind: 'loading' | 'load-failed' | 'form' | 'paid' }
  | { kind: 'asking' | 'asking-failed'; known: readonly string[] }
  | { kind: 'provider'; receiptCode: string }

type Browser<Load> = {
  /** Of the payment form. */
  draft: DraftName
  storage: SafeStorage
  pending: PendingAttempts
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

/** A tab at a payment that asks the server what became of an unanswered one. It decides by the application's own rules. */
export class AskingTab<Load> {
  readonly #browser: Browser<Load>
  view: View = { kind: 'loading' }
  /** What the page shows. */
  shown: Load | undefined
  #page = new AbortController()
  #draft: ReturnType<typeof openDraft>
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
    const { draft, pending, knownIn, isDone } = this.#browser
    this.#leavePage()
    this.view = { kind: 'loading' }
    const open = async () => {
      const load = await this.#load()
      this.#opened = knownIn(load)
      const earlier = pending.read(draft.owner)
      if (earlier) return this.#ask(earlier.known)
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
    const { draft, pending, send } = this.#browser
    const { signal } = this.#page
    const known = () => pending.read(draft.owner)?.known ?? this.#opened
    if (this.#draft.end()) {
      this.#draft.leave()
      return this.#ask(known())
    }
    // Cards are secrets, which no attempt stores.
    const sent = JSON.stringify({ ...json, creditCard: undefined })
    if (this.#draft.isSentInAnotherTab(sent)) return
    const idempotencyKey = this.#draft.begin(content, sent)
    try {
      const answer = await sendAttempt({
        pending,
        owner: draft.owner,
        known: this.#opened,
        idempotencyKey,
        send: (key) => unwrapped(send({ kind: 'pay', json, key }, signal)),
      })
      this.#follow(answer)
    } catch (error) {
      const failure = toFailure(error)
      if (!failure) throw error
      if (failure.outcome === 'unknown') return this.#ask(known())
      this.#draft.refused(content)
      await this.#refresh()
    }
  }

  #follow(answer: object): void {
    if ((partOf(answer, 'redirectUrl') ?? null) === null) {
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

  #ask(known: readonly string[]): void {
    const { draft, pending, storage, hasNew } = this.#browser
    this.view = { kind: 'asking', known }
    const askOutcome = async () => {
      const load = await this.#load()
      if (!hasNew(load, known)) {
        const earlier = pending.read(draft.owner)
        if (earlier) pending.write(draft.owner, { ...earlier, isAsked: true })
        if (this.#isSettled(load)) this.view = { kind: 'paid' }
        else this.#fillIn()
        return
      }
      pending.end(draft.owner)
      closeSentDraft(storage, draft)
      this.view = { kind: 'paid' }
    }
    void this.#inTurn(askOutcome).catch(() => {
      this.view = { kind: 'asking-failed', known }
    })
  }

  askAgain(): void {
    if (this.view.kind === 'asking-failed') this.#ask(this.view.known)
  }

  /** Opened by the provider's page, after it approved. */
  showPaid(): void {
    this.#leavePage()
    this.view = { kind: 'paid' }
  }
}
