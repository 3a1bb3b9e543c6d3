import { partOf } from '../../../mocks/testing/model-runs.ts'
import { ApiError } from '../../../src/api/errors/api-failure.ts'
import { refusalOf } from '../../../src/api/errors/refusal-of.ts'
import { placedOrderFrom } from '../../../src/api/order-form/order-form-paying.ts'
import type { PendingPayment } from '../../../src/features/order-form/payment/pending-payment.ts'
import { sendPayment } from '../../../src/features/order-form/payment/send-payment.ts'
import type { SafeStorage } from '../../../src/lib/browser/safe-storage.ts'
import { sentContents } from '../../../src/ui/form/attempt.ts'
import { inTurn } from '../../../src/ui/form/draft/in-turn.ts'
import { openDraft } from '../../../src/ui/form/draft/shared-draft.ts'
import { toFailure } from '../../../src/ui/form/errors/to-failure.ts'
import type { ServerAnswer } from '../../payment/payment-model/unreliable-network.ts'

export type PayingCall = { call: string; json?: object; key?: string }

type PayingView =
  | { kind: 'loading' | 'load-failed' | 'form' | 'another-form' }
  | { kind: 'asking' | 'asking-failed'; form: string }
  | { kind: 'provider'; receiptCode: string }
  | { kind: 'order'; externalId: string }

type PayingBrowser = {
  owner: string
  /** The form that is to be paid. */
  form: string
  storage: SafeStorage
  pending: PendingPayment
  locks: Pick<LockManager, 'request'>
  send: (call: PayingCall, page: AbortSignal) => Promise<ServerAnswer>
  /** The page says that nothing was paid. */
  onNotPaid: () => void
}

const content = { values: {}, files: {}, isTouched: false }

async function unwrapped(answer: Promise<ServerAnswer>): Promise<object> {
  const { status, body } = await answer.catch((error: unknown) => {
    throw new ApiError('network', String(error))
  })
  if (status >= 400) throw new ApiError('status', 'The call failed.', status)
  const refusal = refusalOf(body)
  if (refusal) throw refusal
  if (typeof body !== 'object' || body === null) throw new Error('The answer has no body.')
  return body
}

/** A tab at the payment of an order form. It decides by the application's own rules. */
export class PayingTab {
  readonly #browser: PayingBrowser
  view: PayingView = { kind: 'loading' }
  #page = new AbortController()
  #draft: ReturnType<typeof openDraft>
  #contents = sentContents()
  #isSending = false

  constructor(browser: PayingBrowser) {
    this.#browser = browser
    this.#draft = openDraft(browser.storage, this.#draftName)
    this.reload()
  }

  get #draftName() {
    const { owner, form } = this.#browser
    return { name: `${form}-payment-details`, owner }
  }

  #call(call: PayingCall) {
    return unwrapped(this.#browser.send(call, this.#page.signal))
  }

  #inTurn(run: () => Promise<void>): Promise<void> {
    return inTurn(this.#draftName, this.#page.signal, run, this.#browser.locks)
  }

  reload(): void {
    const { owner, storage, pending, form } = this.#browser
    this.#page.abort()
    this.#page = new AbortController()
    this.#draft = openDraft(storage, this.#draftName)
    this.#contents = sentContents()
    this.#isSending = false
    this.view = { kind: 'loading' }
    const opened = async () => {
      const load = await this.#call({ call: 'GET /api/order-form/new' })
      const waiting = pending.read(owner)
      if (waiting !== null) return this.#ask(waiting)
      const isSame = partOf(load, 'orderForm', 'identity') === form
      this.view = { kind: isSame ? 'form' : 'another-form' }
    }
    void opened().catch(() => {
      this.view = { kind: 'load-failed' }
    })
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
    const { owner, form, pending } = this.#browser
    if (this.#draft.end()) return this.#draft.leave()
    // Cards are secrets, which no attempt stores.
    const sent = this.#contents('', JSON.stringify({ ...json, creditCard: undefined }))
    if (this.#draft.isSentInAnotherTab(sent)) return
    const key = this.#draft.begin(content, sent)
    const call = { call: `PUT /api/order-form/${form}/payments`, json, key }
    try {
      const answer = await sendPayment({ pending, owner, form, send: () => this.#call(call) })
      if (typeof answer === 'string') return this.#finish(answer)
      const receiptCode = partOf(answer, 'receiptCode')
      if (partOf(answer, 'redirectUrl') === null) return this.#finish(partOf(answer, 'externalId'))
      this.#draft.markAccepted(content)
      this.view = { kind: 'provider', receiptCode: String(receiptCode) }
    } catch (error) {
      const failure = toFailure(error)
      if (!failure) throw error
      if (failure.outcome === 'unknown') this.#ask(form)
      else this.#draft.refused(content)
    }
  }

  #finish(externalId: unknown): void {
    this.#draft.close('sent')
    this.view = { kind: 'order', externalId: String(externalId) }
  }

  #ask(form: string): void {
    const { owner, pending, onNotPaid } = this.#browser
    this.view = { kind: 'asking', form }
    const askOutcome = async () => {
      const load = this.#call({ call: `GET /api/order-form/${form}/load` })
      const externalId = await placedOrderFrom(load)
      if (externalId === null && pending.read(owner) === form) onNotPaid()
      pending.end(owner)
      if (externalId === null) this.view = { kind: 'form' }
      else this.view = { kind: 'order', externalId }
    }
    void this.#inTurn(askOutcome).catch(() => {
      this.view = { kind: 'asking-failed', form }
    })
  }

  askAgain(): void {
    if (this.view.kind === 'asking-failed') this.#ask(this.view.form)
  }

  /** Opened by the payment page, after it approved. */
  showOrder(externalId: string): void {
    this.#page.abort()
    this.#page = new AbortController()
    this.view = { kind: 'order', externalId }
  }
}
