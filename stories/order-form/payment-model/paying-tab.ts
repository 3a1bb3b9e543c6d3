import { partOf } from '../../../mocks/testing/model-runs.ts'
import { ApiError } from '../../../src/api/errors/api-failure.ts'
import { refusalOf } from '../../../src/api/errors/refusal-of.ts'
import { placedOrderFrom, placedOrderIn } from '../../../src/api/order-form/order-form-paying.ts'
import { createAttempt } from '../../../src/domain/payment/attempt/create-attempt.ts'
import type { PaymentRecords } from '../../../src/domain/payment/attempt/payment-records.ts'
import type { SafeStorage } from '../../../src/lib/browser/safe-storage.ts'
import { sentContents } from '../../../src/ui/form/draft/attempt.ts'
import { inTurn } from '../../../src/ui/form/draft/in-turn.ts'
import { openDraft } from '../../../src/ui/form/draft/shared-draft.ts'
import { toFailure } from '../../../src/ui/form/to-failure.ts'
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
  records: PaymentRecords
  locks: Pick<LockManager, 'request'>
  send: (call: PayingCall, page: AbortSignal) => Promise<ServerAnswer>
  /** The page says that nothing was paid. */
  onNotPaid: () => void
}

/** A refusal may say that the form has become an order before. */
function placedBefore(error: unknown): object {
  const placedAs = placedOrderIn(error)
  if (placedAs === undefined) throw error
  return { placedAs }
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

/** A tab at the payment of an order form. It pays by the application's own attempt. */
export class PayingTab {
  readonly #browser: PayingBrowser
  view: PayingView = { kind: 'loading' }
  #page = new AbortController()
  #draft: ReturnType<typeof openDraft>
  #attempt: ReturnType<typeof createAttempt>
  #contents = sentContents()
  #isSending = false

  constructor(browser: PayingBrowser) {
    this.#browser = browser
    this.#draft = openDraft(browser.storage, this.#draftName)
    this.#attempt = this.#newAttempt()
    this.reload()
  }

  get #draftName() {
    const { owner, form } = this.#browser
    return { name: `${form}-payment-details`, owner }
  }

  #newAttempt() {
    const { records, owner, form: bill } = this.#browser
    return createAttempt({ records, owner, bill, opened: [], afterNotFound: 'new-key' })
  }

  #call(call: PayingCall) {
    return unwrapped(this.#browser.send(call, this.#page.signal))
  }

  #inTurn(run: () => Promise<void>): Promise<void> {
    return inTurn(this.#draftName, this.#page.signal, run, this.#browser.locks)
  }

  reload(): void {
    const { owner, storage, records, form } = this.#browser
    this.#page.abort()
    this.#page = new AbortController()
    this.#draft = openDraft(storage, this.#draftName)
    this.#attempt = this.#newAttempt()
    this.#contents = sentContents()
    this.#isSending = false
    this.view = { kind: 'loading' }
    const opened = async () => {
      const load = await this.#call({ call: 'GET /api/order-form/new' })
      const waiting = records.read(owner)
      if (waiting?.sent) return this.#ask(waiting.bill)
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
    const { form } = this.#browser
    const attempt = this.#attempt
    if (this.#draft.end()) return this.#draft.leave()
    // Cards are secrets, which no attempt stores.
    const sent = this.#contents('', JSON.stringify({ ...json, creditCard: undefined }))
    if (this.#draft.isSentInAnotherTab(sent)) return
    const key = this.#draft.begin(content, sent)
    const call = { call: `PUT /api/order-form/${form}/payments`, json, key }
    try {
      const answer = await attempt.pay({
        known: [],
        idempotencyKey: key,
        prepare: async () => call,
        send: (prepared) => this.#call(prepared).catch(placedBefore),
        isAtField: () => false,
        resultOf(paid) {
          if ('placedAs' in paid) return { type: 'paid-before' }
          if (partOf(paid, 'redirectUrl') === null) return { type: 'completed' }
          return { away: String(partOf(paid, 'receiptCode')) }
        },
      })
      if (attempt.state().at !== 'away') {
        return this.#finish(partOf(answer, 'placedAs') ?? partOf(answer, 'externalId'))
      }
      this.#draft.markAccepted(content)
      this.view = { kind: 'provider', receiptCode: String(partOf(answer, 'receiptCode')) }
    } catch (error) {
      const failure = toFailure(error)
      if (!failure) throw error
      if (attempt.state().at === 'unknown') this.#ask(form)
      else this.#draft.refused(content)
    }
  }

  #finish(externalId: unknown): void {
    this.#draft.close('sent')
    this.view = { kind: 'order', externalId: String(externalId) }
  }

  #ask(form: string): void {
    const { owner, records, onNotPaid } = this.#browser
    const attempt = this.#attempt
    this.view = { kind: 'asking', form }
    const askOutcome = async () => {
      const load = this.#call({ call: `GET /api/order-form/${form}/load` })
      const externalId = await placedOrderFrom(load)
      if (externalId === null && records.readFor(owner, form)?.sent) onNotPaid()
      attempt.settle(externalId !== null)
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
