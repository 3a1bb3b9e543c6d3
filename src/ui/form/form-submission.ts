import type { Checked } from './check-values.ts'
import type { Findings } from './form-errors.ts'
import { FormFailure } from './form-failure.ts'
import type { FormEvent } from './form-life.ts'
import type { FormConnection } from './form-props.ts'
import { FormStep } from './form-step.ts'
import { toFailure } from './to-failure.ts'

type Parts<Output> = {
  connection: () => FormConnection<Output>
  on: (event: FormEvent) => void
  check: () => Promise<Checked<Output>>
  inTurn: (signal: AbortSignal, run: () => Promise<void>) => Promise<void>
  obstacle: () => FormEvent | undefined
  beginAttempt: () => string
}

export class FormSubmission<Output> {
  readonly #parts: Parts<Output>
  #checked: Checked<Output> | { error: unknown } | undefined
  #running: AbortController | undefined

  constructor(parts: Parts<Output>) {
    this.#parts = parts
  }

  /** A form that was left neither sends after its turn nor keeps others waiting. */
  readonly leave = () => this.#running?.abort()

  release() {
    this.#running?.abort()
    this.#running = undefined
  }

  /** If it threw, Formik would stay busy, so the submission fails instead. */
  readonly validate = async (): Promise<Findings> => {
    const { fields } = this.#parts.connection()
    const checked = await this.#parts.check().catch((error: unknown) => ({ error }))
    this.#checked = checked
    if (!('error' in checked)) fields.update((state) => ({ ...state, status: {} }))
    return 'findings' in checked ? checked.findings : {}
  }

  readonly begin = () => {
    if (!this.#checked || !('output' in this.#checked)) return
    this.#parts.on(this.#parts.obstacle() ?? { type: 'passed' })
  }

  async check() {
    const submission = new AbortController()
    this.#running = submission
    await this.#parts.connection().fields.validate()
    if (this.#running !== submission) return
    if (this.#checked && 'output' in this.#checked) this.#parts.on({ type: 'passed' })
    else this.#reject()
  }

  async takeTurn() {
    const submission = this.#running
    if (!submission) return
    const { signal } = submission
    const isOver = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    let hasTurn = false
    await this.#parts.inTurn(signal, () => {
      hasTurn = true
      if (this.#running === submission) this.#parts.on({ type: 'turned' })
      return isOver
    })
    if (!hasTurn && this.#running === submission) this.#parts.on({ type: 'abandoned' })
  }

  /** The values may have changed while another tab was sending. */
  async recheck() {
    const submission = this.#running
    await this.#parts.connection().fields.submit()
    if (this.#running === submission) this.#reject()
  }

  async send() {
    if (!this.#checked || !('output' in this.#checked)) return
    const { output } = this.#checked
    const idempotencyKey = this.#parts.beginAttempt()
    try {
      const answer = await this.#parts.connection().onSubmit(output, { idempotencyKey })
      if (answer instanceof FormFailure) return this.#parts.on(this.failed(answer))
      if (answer instanceof FormStep) return this.#parts.on({ type: 'stepped', step: answer })
    } catch (error) {
      return this.#catch(error)
    }
    this.#parts.on({ type: 'answered' })
  }

  failed(failure: FormFailure): FormEvent {
    const names = this.#parts.connection().inPageOrder([...failure.fields.keys()])
    return { type: 'failed', failure, names }
  }

  #catch(error: unknown) {
    const failure = toFailure(error)
    this.#parts.on(failure ? this.failed(failure) : { type: 'crashed', error })
  }

  #reject() {
    const checked = this.#checked
    if (checked && 'error' in checked) this.#catch(checked.error)
    else if (checked && 'findings' in checked) {
      const names = this.#parts.connection().inPageOrder(Object.keys(checked.findings))
      this.#parts.on({ type: 'found', names })
    }
  }
}
