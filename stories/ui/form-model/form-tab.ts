import { ApiError } from '../../../src/api/errors/api-failure.ts'
import type { SafeStorage } from '../../../src/lib/browser/safe-storage.ts'
import { fieldsOf } from '../../../src/ui/form/field-name.ts'
import { errorOf, type Shown } from '../../../src/ui/form/form-errors.ts'
import { FormFailure } from '../../../src/ui/form/form-failure.ts'
import type { FormFields } from '../../../src/ui/form/form-fields.ts'
import { FormStep } from '../../../src/ui/form/form-step.ts'
import { resolveText } from '../../../src/ui/form/message-text.ts'
import { OpenForm } from '../../../src/ui/form/open-form.ts'
import { type AnswerKind, changedTitle, type Language, requiredTitle } from './form-reference.ts'
import { formTabSchema } from './form-tab-schema.ts'

type Values = { title: string; code: string }

export const fieldName = fieldsOf<Values>()

const initialValues: Values = { title: '', code: '' }

const answers: Record<AnswerKind, () => unknown> = {
  done: () => undefined,
  refused: () => new FormFailure({ fields: new Map([[fieldName('title'), 'Refused']]) }),
  lost: () => {
    throw new ApiError('network', 'No answer')
  },
  accepted: () => new FormStep({ isAccepted: true }),
  changed: () => new FormStep({ changes: (change) => change(fieldName('title'), changedTitle) }),
}

type Browser = {
  storage: SafeStorage
  locks: Pick<LockManager, 'request'>
  follows: boolean
  language: () => Language
  isOffline: () => boolean
  onSent: (call: { title: string; key: string }) => void
}

/** A form in a tab without React and Formik. */
export class FormTab {
  readonly form: OpenForm<Values>
  #state: Shown & { values: object; isSubmitting: boolean }
  #sending = Promise.withResolvers<AnswerKind>()

  constructor(browser: Browser) {
    const { storage, locks, follows } = browser
    const draft = { name: 'story', owner: 'amara' }
    this.form = new OpenForm<Values>({ draft, initialValues, storage, locks })
    this.#state = { values: this.form.start, errors: {}, isSubmitting: false }
    this.form.checks.register('code', { secret: true })
    const schema = formTabSchema(() => requiredTitle[browser.language()])
    this.form.connect({
      schema: async () => {
        if (browser.isOffline()) throw new Error('No network')
        return schema
      },
      initialValues,
      attempt: follows ? { onSentInAnotherTab: () => {} } : undefined,
      onSubmit: async (values, { idempotencyKey }) => {
        browser.onSent({ title: values.title, key: idempotencyKey })
        this.#sending = Promise.withResolvers()
        return answers[await this.#sending.promise]()
      },
      fields: this.#fields(),
      inPageOrder: (names) => names,
      show: () => {},
    })
  }

  answer(outcome: AnswerKind) {
    this.#sending.resolve(outcome)
  }

  leave() {
    this.form.writer.flush()
    this.form.submission.leave()
  }

  /** What a person sees of it. */
  get view() {
    const { isRestored, problem } = this.form.life
    const error = errorOf(this.#state, 'title')
    return {
      values: this.#state.values,
      isBusy: this.#state.isSubmitting,
      isRestored,
      hasProblem: problem !== undefined,
      error: error && resolveText(error),
    }
  }

  #fields(): FormFields {
    const validate = async () => {
      const errors = await this.form.submission.validate()
      this.#state = { ...this.#state, errors }
      return Object.keys(errors).length === 0
    }
    return {
      now: () => this.#state,
      change: (name, value) => {
        this.#state = { ...this.#state, values: { ...this.#state.values, [name]: value } }
      },
      update: (change) => {
        this.#state = change(this.#state)
      },
      validate,
      submit: async () => {
        if (await validate()) this.form.submission.begin()
      },
      setSubmitting: (isSubmitting) => {
        this.#state = { ...this.#state, isSubmitting }
      },
      reset: (values, isSubmitting) => {
        this.#state = { values, errors: {}, isSubmitting }
      },
    }
  }
}
