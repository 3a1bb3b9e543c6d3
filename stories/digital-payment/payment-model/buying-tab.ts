import type { DigitalLoad } from '../../../src/api/digital-purchases.ts'
import { ApiError } from '../../../src/api/errors/api-failure.ts'
import { refusalOf } from '../../../src/api/errors/refusal-of.ts'
import type { PendingPurchases } from '../../../src/features/digital-payment/attempt/pending-purchase.ts'
import { sendPurchase } from '../../../src/features/digital-payment/attempt/send-purchase.ts'
import {
  identitiesOf,
  newReceipt,
} from '../../../src/features/digital-payment/digital-payment-rules.ts'
import type { SafeStorage } from '../../../src/lib/safe-storage.ts'
import { closeDraft, readDraft } from '../../../src/ui/form/draft/draft-store.ts'
import { inTurn } from '../../../src/ui/form/draft/in-turn.ts'
import { openDraft } from '../../../src/ui/form/draft/shared-draft.ts'
import { toFailure } from '../../../src/ui/form/errors/to-failure.ts'
import type { ServerAnswer } from '../../payment/payment-model/unreliable-network.ts'

export type Call = { kind: 'load' } | { kind: 'pay'; json: object; key: string }

type View =
  | { kind: 'loading' | 'load-failed' | 'form' | 'paid' }
  | { kind: 'asking' | 'asking-failed'; known: readonly string[] }

export type Browser = {
  owner: string
  storage: SafeStorage
  pending: PendingPurchases
  locks: Pick<LockManager, 'request'>
  send: (call: Call, page: AbortSignal) => Promise<ServerAnswer>
  load: (page: AbortSignal) => Promise<DigitalLoad>
}

const content = { values: { typed: true }, files: {} }

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

/** A tab at the payment of a package. It decides by the application's own rules. */
export class BuyingTab {
  readonly #browser: Browser
  view: View = { kind: 'loading' }
  #page = new AbortController()
  #draft: ReturnType<typeof openDraft>
  #opened: readonly string[] = []
  #isSending = false

  constructor(browser: Browser) {
    this.#browser = browser
    this.#draft = openDraft(browser.storage, this.#draftName)
    this.reload()
  }

  get #draftName() {
    return { name: 'digital translation', owner: this.#browser.owner }
  }

  #load(): Promise<DigitalLoad> {
    return this.#browser.load(this.#page.signal)
  }

  #inTurn(run: () => Promise<void>): Promise<void> {
    return inTurn(this.#draftName, this.#page.signal, run, this.#browser.locks)
  }

  reload(): void {
    const { owner, storage, pending } = this.#browser
    this.#page.abort()
    this.#page = new AbortController()
    this.#draft = openDraft(storage, this.#draftName)
    this.#isSending = false
    this.view = { kind: 'loading' }
    const open = async () => {
      const load = await this.#load()
      this.#opened = identitiesOf(load)
      const earlier = pending.read(owner)
      if (earlier) return this.#ask(earlier.known)
      // The page shows what the person has.
      if (this.#opened.length > 0) this.view = { kind: 'paid' }
      else this.#fillIn()
    }
    void open().catch(() => {
      this.view = { kind: 'load-failed' }
    })
  }

  #fillIn(): void {
    this.#draft.store(content, false)
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
    const { owner, pending, send } = this.#browser
    const { signal } = this.#page
    if (this.#draft.end()) {
      this.#draft.leave()
      return this.#ask(pending.read(owner)?.known ?? this.#opened)
    }
    // Cards are secrets, which no attempt stores.
    const sent = JSON.stringify({ ...json, creditCard: undefined })
    if (this.#draft.isSentInAnotherTab(sent)) return
    const idempotencyKey = this.#draft.begin(content, sent)
    try {
      await sendPurchase({
        pending,
        owner,
        known: this.#opened,
        idempotencyKey,
        send: (key) => unwrapped(send({ kind: 'pay', json, key }, signal)),
      })
      this.#draft.close('sent')
      this.view = { kind: 'paid' }
    } catch (error) {
      const failure = toFailure(error)
      if (!failure) throw error
      if (failure.outcome === 'refused') this.#draft.refused(content)
      else this.#ask(pending.read(owner)?.known ?? this.#opened)
    }
  }

  #ask(known: readonly string[]): void {
    const { owner, pending, storage } = this.#browser
    this.view = { kind: 'asking', known }
    const askOutcome = async () => {
      const load = await this.#load()
      if (newReceipt(load, 'translation', known) === undefined) {
        const earlier = pending.read(owner)
        if (earlier) pending.write(owner, { ...earlier, isAsked: true })
        return this.#fillIn()
      }
      pending.end(owner)
      const draft = readDraft(storage, this.#draftName)
      if (draft) closeDraft(storage, this.#draftName, draft.id, 'sent')
      this.view = { kind: 'paid' }
    }
    void this.#inTurn(askOutcome).catch(() => {
      this.view = { kind: 'asking-failed', known }
    })
  }

  askAgain(): void {
    if (this.view.kind === 'asking-failed') this.#ask(this.view.known)
  }
}
