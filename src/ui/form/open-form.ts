import { type SafeStorage, safeLocalStorage } from '../../lib/browser/safe-storage.ts'
import { showMessage } from '../messages/message-store.ts'
import { type DraftName, mergeDraft } from './draft/draft-store.ts'
import { DraftWriter } from './draft/draft-writer.ts'
import { inTurn } from './draft/in-turn.ts'
import { openDraft } from './draft/shared-draft.ts'
import { endedInAnotherTab, sentInAnotherTab } from './draft-ended.ts'
import { FormChecks } from './form-checks.ts'
import { FormContent, isTouched } from './form-content.ts'
import type { FormState } from './form-context.ts'
import { afterFailure, type Refusals } from './form-errors.ts'
import { type FormCommand, type FormEvent, type FormLife, isBusy, openedLife } from './form-life.ts'
import type { FormConnection } from './form-props.ts'
import { FormSubmission } from './form-submission.ts'
import { nextLife } from './next-life.ts'

type Opening = {
  draft?: DraftName | undefined
  initialValues: object
  undraftedFields?: readonly string[] | undefined
  storage?: SafeStorage
  locks?: Pick<LockManager, 'request'>
}

export class OpenForm<Output> {
  readonly start: object
  readonly checks = new FormChecks<Output>(() => this.#connected())
  readonly submission: FormSubmission<Output>
  readonly writer: DraftWriter
  readonly #draft: ReturnType<typeof openDraft>
  readonly #content: FormContent
  #connection: FormConnection<Output> | undefined
  #life: FormLife

  constructor({ draft, initialValues, undraftedFields, ...browser }: Opening) {
    const { storage = safeLocalStorage, locks } = browser
    this.#draft = openDraft(storage, draft)
    this.writer = new DraftWriter((content) => this.#draft.store(content))
    const { values = {}, files = {} } = this.#draft.storedDraft ?? {}
    this.start = mergeDraft(initialValues, values)
    this.#content = new FormContent(initialValues, files, this.checks, undraftedFields)
    this.#life = openedLife(isTouched({ values: { ...this.start }, files }, initialValues))
    this.submission = new FormSubmission<Output>({
      connection: () => this.#connected(),
      on: (event) => this.#on(event),
      check: () => this.checks.check(),
      inTurn: (signal, run) => inTurn(draft, signal, run, locks),
      obstacle: () => this.#obstacle(),
      beginAttempt: () => this.#beginAttempt(),
    })
  }

  get life(): FormLife {
    return this.#life
  }

  connect(connection: FormConnection<Output>) {
    this.#connection = connection
  }

  readonly change: FormState['change'] = (name, value) => {
    this.#connected().fields.change(name, value)
    this.#changed()
    void this.checks.changed(name)
  }

  readonly storedFileNames = (name: string) => this.#content.fileNames(name)

  readonly storeFileNames = (name: string, fileNames: readonly string[]) => {
    this.#content.setFileNames(name, fileNames)
    this.#changed()
  }

  readonly submit = () => this.#on({ type: 'submitted' })

  readonly discard = () => this.#on({ type: 'discarded' })

  readonly settle = () => this.#on({ type: 'settled' })

  readonly follow = () => {
    const end = this.#ended()
    if (end) this.#on(end)
  }

  readonly comeBack = () => {
    if (this.#draft.end()) this.#on({ type: 'returned' })
  }

  #connected(): FormConnection<Output> {
    if (!this.#connection) throw new Error('The form is not rendered yet.')
    return this.#connection
  }

  #on(event: FormEvent) {
    const before = this.#life
    const { life, commands } = nextLife(before, event)
    if (life === before) return
    this.#life = life
    const { fields, show } = this.#connected()
    if (isBusy(life) !== isBusy(before)) fields.setSubmitting(isBusy(life))
    for (const command of commands) this.#carryOut(command)
    show(this.#life)
  }

  #carryOut(command: FormCommand) {
    switch (command.do) {
      case 'check':
        return void this.submission.check()
      case 'take-turn':
        return void this.submission.takeTurn()
      case 'recheck':
        return void this.submission.recheck()
      case 'send':
        return void this.submission.send()
      case 'release':
        return this.submission.release()
      case 'keep':
        return this.writer.store(this.#stored())
      case 'reset':
        return this.#reset()
      case 'close-draft':
        return this.#draft.close(command.end)
      case 'leave-draft':
        return this.#draft.leave()
      case 'refuse-attempt':
        return this.#draft.refused(this.#stored())
      case 'accept-attempt':
        return this.#draft.markAccepted(this.#stored())
      case 'follow':
        return this.#connected().attempt?.onSentInAnotherTab?.()
      case 'tell-end':
        return showMessage(endedInAnotherTab[command.end])
      case 'show-failure':
        return this.#showRefusals(Object.fromEntries(command.failure.fields))
      case 'apply-step':
        command.step.changes(this.change)
        return this.#showRefusals({})
      case 'report':
        // Like the rejection of any other promise that nobody handles.
        return void Promise.reject(command.error)
    }
  }

  #ended(): FormEvent | undefined {
    const end = this.#draft.end()
    const isFollowed = end === 'sent' && this.#connected().attempt?.onSentInAnotherTab !== undefined
    return end && { type: 'ended', end, isFollowed }
  }

  #obstacle(): FormEvent | undefined {
    const end = this.#ended()
    if (end) return end
    const isSent = this.#draft.isSentInAnotherTab(this.#sent())
    return isSent ? this.submission.failed(sentInAnotherTab()) : undefined
  }

  #beginAttempt(): string {
    this.writer.forget()
    return this.#draft.begin(this.#stored(), this.#sent())
  }

  #reset() {
    const { fields, initialValues } = this.#connected()
    this.writer.forget()
    this.#content.reset(initialValues)
    fields.reset(initialValues, isBusy(this.#life))
  }

  #showRefusals(refusals: Refusals) {
    this.#connected().fields.update((state) => afterFailure(state, refusals))
  }

  #changed() {
    this.#on({ type: 'changed', isTouched: this.#stored().isTouched })
  }

  #stored() {
    return this.#content.stored(this.#connected().fields.now().values)
  }

  #sent() {
    const { fields, attempt } = this.#connected()
    return this.#content.sent(fields.now().values, attempt?.settled)
  }
}
