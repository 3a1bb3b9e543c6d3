import { useLingui } from '@lingui/react'
import { getIn } from 'formik'
import { type FocusEvent, useEffect, useId, useLayoutEffect, useState } from 'react'
import { afterPointer, watchPointer } from './after-pointer.ts'
import { watchDraft } from './draft/watch-draft.ts'
import { type FormState, fieldId } from './form-context.ts'
import { errorOf } from './form-errors.ts'
import type { FormProps } from './form-props.ts'
import { resolveText } from './message-text.ts'
import { OpenForm } from './open-form.ts'
import { useFormikFields } from './use-formik-fields.ts'

const leadsToSubmit = (to: EventTarget | null) =>
  to instanceof HTMLButtonElement && to.type === 'submit'

/** Names without a field come last. */
function inPageOrder(formId: string, names: readonly string[]): string[] {
  const element = (name: string) => document.getElementById(fieldId(formId, name))
  return [...names].sort((a, b) => {
    const [one, other] = [element(a), element(b)]
    if (!one || !other) return Number(!one) - Number(!other)
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}

export function useForm<Values extends object, Output>(props: FormProps<Values, Output>) {
  const { schema, initialValues, attempt, onSubmit } = props
  const id = useId()
  const [form] = useState(() => new OpenForm<Output>(props))
  const [life, setLife] = useState(form.life)
  const { formik, fields } = useFormikFields({
    initialValues: form.start,
    validate: form.submission.validate,
    onSubmit: form.submission.begin,
  })
  useLayoutEffect(() => {
    const order = (names: readonly string[]) => inPageOrder(id, names)
    form.connect({
      schema,
      initialValues,
      attempt,
      onSubmit,
      fields,
      inPageOrder: order,
      show: setLife,
    })
  })
  useWatchedForm(form, props)

  function errorAt(path: string) {
    const message = errorOf(formik, path)
    return message && resolveText(message)
  }

  const state: FormState = {
    id,
    busy: formik.isSubmitting,
    allOptional: props.allOptional ?? false,
    resets: life.resets,
    valueOf: (name): unknown => getIn(formik.values, name),
    submit: form.submit,
    discard: form.discard,
    errorOf: errorAt,
    isInSummary: (name) => life.problem?.names.includes(name) ?? false,
    change: form.change,
    blur(name: string, { relatedTarget, target }: FocusEvent<HTMLElement>) {
      // Submitting checks everything, and a window's blur is not a field's.
      if (leadsToSubmit(relatedTarget) || document.activeElement === target) return
      afterPointer(() => void form.checks.blurred(name))
    },
    register: form.checks.register,
    storedFileNames: form.storedFileNames,
    storeFileNames: form.storeFileNames,
  }

  return { state, life, errorAt }
}

function useWatchedForm<Output>(
  form: OpenForm<Output>,
  { draft, attempt = {} }: Pick<FormProps<object, Output>, 'draft' | 'attempt'>,
) {
  const { i18n } = useLingui()
  const [name] = useState(draft)
  useEffect(watchPointer, [])
  useEffect(() => form.writer.watchPage(), [form])
  useEffect(
    () => watchDraft(name, { onChange: form.follow, onReturn: form.comeBack }),
    [form, name],
  )
  useEffect(() => form.submission.leave, [form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new language asks for new words
  useEffect(() => {
    void form.checks.translated()
  }, [i18n.locale])
  useEffect(() => {
    if (attempt.settled) form.settle()
  }, [form, attempt.settled])
}
