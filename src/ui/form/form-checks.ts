import { t } from '@lingui/core/macro'
import { getIn } from 'formik'
import { type Checked, checkValues } from './check-values.ts'
import type { FieldKind } from './form-context.ts'
import {
  afterBlur,
  afterChange,
  afterTranslation,
  type Findings,
  hasErrors,
} from './form-errors.ts'
import { FormFailure } from './form-failure.ts'
import type { FormFields } from './form-fields.ts'
import type { FormProps, SchemaLoader } from './form-props.ts'

async function loaded<Output>(load: SchemaLoader<Output>) {
  try {
    return await load()
  } catch {
    // Some browsers never fetch a missing chunk again on the same page.
    throw new FormFailure({
      message: () =>
        t`Part of this page could not be loaded. Please check your connection, then reload the page.`,
    })
  }
}

type Rules<Output> = Pick<FormProps<object, Output>, 'schema'> & { fields: FormFields }

export class FormChecks<Output> {
  // Never shrink: removed fields must not end up in a draft either.
  readonly secretNames = new Set<string>()
  readonly fileNames = new Set<string>()
  readonly #kinds = new Map<string, FieldKind>()
  readonly #rules: () => Rules<Output>

  constructor(rules: () => Rules<Output>) {
    this.#rules = rules
  }

  readonly register = (name: string, kind: FieldKind) => {
    this.#kinds.set(name, kind)
    if (kind.secret) this.secretNames.add(name)
    if (kind.file) this.fileNames.add(name)
    return () => {
      if (this.#kinds.get(name) === kind) this.#kinds.delete(name)
    }
  }

  async check(): Promise<Checked<Output>> {
    const { schema, fields } = this.#rules()
    const { values } = fields.now()
    const own: Record<string, string> = {}
    for (const [name, kind] of this.#kinds) {
      const message = kind.check?.(getIn(values, name))
      if (message !== undefined) own[name] = message
    }
    const rules = typeof schema === 'function' ? await loaded(schema) : schema
    const checked = await checkValues(rules, values)
    if ('output' in checked && Object.keys(own).length === 0) return checked
    return { findings: { ...('findings' in checked ? checked.findings : {}), ...own } }
  }

  async changed(name: string) {
    if (!hasErrors(this.#rules().fields.now())) return
    const found = await this.#findings()
    this.#rules().fields.update((state) => afterChange(state, name, found))
  }

  async translated() {
    if (!hasErrors(this.#rules().fields.now())) return
    const found = await this.#findings()
    this.#rules().fields.update((state) => afterTranslation(state, found))
  }

  async blurred(name: string) {
    const found = await this.#findings()
    this.#rules().fields.update((state) => afterBlur(state, name, found))
  }

  async #findings(): Promise<Findings> {
    try {
      const checked = await this.check()
      return 'findings' in checked ? checked.findings : {}
    } catch (error) {
      // Without its schema the form cannot be checked yet.
      if (error instanceof FormFailure) return {}
      throw error
    }
  }
}
