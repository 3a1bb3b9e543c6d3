import { t } from '@lingui/core/macro'
import { getIn } from 'formik'
import { type FocusEvent, useCallback, useRef } from 'react'
import { afterPointer } from '../after-pointer.ts'
import type { FieldKind } from '../form-context.ts'
import type { FormProps, SchemaLoader } from '../form-props.ts'
import type { FormikForm } from '../use-formik-form.ts'
import { type Checked, checkValues } from './check-values.ts'
import {
  afterBlur,
  afterChange,
  afterTranslation,
  type Findings,
  hasErrors,
} from './form-errors.ts'
import { FormFailure } from './form-failure.ts'

const leadsToSubmit = (to: EventTarget | null) =>
  to instanceof HTMLButtonElement && to.type === 'submit'

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

export function useChecks<Output>(
  schema: FormProps<object, Output>['schema'],
  { formik, stateNow }: FormikForm,
) {
  const { setFormikState } = formik
  const fields = useRef(new Map<string, FieldKind>())
  // Never shrink: removed fields must not end up in a draft either.
  const secretNames = useRef(new Set<string>())
  const fileNames = useRef(new Set<string>())

  const register = useCallback((name: string, kind: FieldKind) => {
    fields.current.set(name, kind)
    if (kind.secret) secretNames.current.add(name)
    if (kind.file) fileNames.current.add(name)
    return () => {
      if (fields.current.get(name) === kind) fields.current.delete(name)
    }
  }, [])

  /** Errors of the fields override those of the schema. */
  async function check(): Promise<Checked<Output>> {
    const { values } = stateNow()
    const own: Record<string, string> = {}
    for (const [name, kind] of fields.current) {
      const message = kind.check?.(getIn(values, name))
      if (message !== undefined) own[name] = message
    }
    const checked = await checkValues(
      typeof schema === 'function' ? await loaded(schema) : schema,
      values,
    )
    if ('output' in checked && Object.keys(own).length === 0) return checked
    return { findings: { ...('findings' in checked ? checked.findings : {}), ...own } }
  }

  async function findings(): Promise<Findings> {
    try {
      const checked = await check()
      return 'findings' in checked ? checked.findings : {}
    } catch (error) {
      // Without its schema the form cannot be checked yet.
      if (error instanceof FormFailure) return {}
      throw error
    }
  }

  async function changed(name: string) {
    if (!hasErrors(stateNow())) return
    const found = await findings()
    setFormikState((state) => afterChange(state, name, found))
  }

  async function translated() {
    if (!hasErrors(stateNow())) return
    const found = await findings()
    setFormikState((state) => afterTranslation(state, found))
  }

  function blurred(name: string, event: FocusEvent<HTMLElement>) {
    // Submitting checks everything, and a window's blur is not a field's.
    if (leadsToSubmit(event.relatedTarget) || document.activeElement === event.target) return
    afterPointer(async () => {
      const found = await findings()
      setFormikState((state) => afterBlur(state, name, found))
    })
  }

  return { register, secretNames, fileNames, check, changed, translated, blurred }
}
