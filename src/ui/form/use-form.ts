import { useLingui } from '@lingui/react'
import { getIn } from 'formik'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { showMessage } from '../messages/message-store.ts'
import { watchPointer } from './after-pointer.ts'
import { contentOf, sentContents } from './attempt.ts'
import { endedInAnotherTab, sentInAnotherTab } from './draft/draft-ended.ts'
import type { DraftEnd } from './draft/draft-store.ts'
import { isTouched, useDraft } from './draft/use-draft.ts'
import { withoutSecrets } from './draft/without-secrets.ts'
import { inPageOrder } from './errors/field-order.ts'
import { errorOf } from './errors/form-errors.ts'
import { useChecks } from './errors/use-checks.ts'
import type { FormState } from './form-context.ts'
import type { FormProps } from './form-props.ts'
import { resolveText } from './message-text.ts'
import { recordOf, useFormikForm } from './use-formik-form.ts'
import { useSubmission } from './use-submission.ts'

export function useForm<Values extends object, Output>(props: FormProps<Values, Output>) {
  const { schema, initialValues, attempt = {}, onSubmit } = props
  const id = useId()
  const { i18n } = useLingui()
  const draft = useDraft(props.draft, initialValues, {
    onEnded(end) {
      // A running submission gets the same answer itself.
      if (!formik.isSubmitting) followEnd(end)
    },
    onReturn: reset,
  })
  const form = useFormikForm({
    initialValues: recordOf(draft.start),
    // Formik would show new errors while typing.
    validateOnChange: false,
    validateOnBlur: false,
    validate: () => submission.validate(),
    onSubmit: () => submission.begin(),
  })
  const { formik, stateNow } = form
  const files = useRef<Record<string, string[]>>(draft.storedFileNames)
  const [first] = useState(initialValues)
  const [restored, setRestored] = useState(draft.restored)
  const [resets, setResets] = useState(0)
  const checks = useChecks(schema, form)
  const undrafted = useRef(props.undraftedFields)
  const [contents] = useState(sentContents)

  const { store, opened } = draft
  const { secretNames } = checks
  const storableValues = useCallback((): object => {
    const open = withoutSecrets(stateNow().values, secretNames.current, first)
    const names = undrafted.current
    if (!names) return open
    return Object.fromEntries(Object.entries(open).filter(([name]) => !names.includes(name)))
  }, [stateNow, secretNames, first])
  const contentNow = useCallback(() => {
    const open = storableValues()
    const content = { values: recordOf(open), files: files.current }
    return { ...content, isTouched: isTouched(content, first) }
  }, [storableValues, first])
  const keepAll = useCallback(() => store(contentNow()), [store, contentNow])

  function change(name: string, value: unknown) {
    void formik.setFieldValue(name, value, false)
    keepAll()
    void checks.changed(name)
  }

  function restart() {
    draft.forget()
    files.current = {}
    const { isSubmitting } = stateNow()
    formik.resetForm({ values: recordOf(initialValues), isSubmitting })
    setRestored(false)
    setResets((count) => count + 1)
  }

  function reset() {
    opened.leave()
    restart()
    submission.forgetProblem()
  }

  function discard() {
    opened.close('discarded')
    restart()
    submission.forgetProblem()
  }

  function followEnd(end: DraftEnd) {
    if (end === 'sent' && attempt.onSentInAnotherTab) {
      opened.leave()
      attempt.onSentInAnotherTab()
      return
    }
    reset()
    showMessage(endedInAnotherTab[end])
  }

  function sentContent(): string {
    const kinds = [secretNames.current, checks.fileNames.current] as const
    const open = withoutSecrets(stateNow().values, secretNames.current, first)
    const all = contentOf({ ...open }, ...kinds)
    if (!undrafted.current) return all
    const stored = contentOf({ ...storableValues() }, ...kinds)
    return contents(stored, `${all} ${attempt.settled ?? 0}`)
  }

  const submission = useSubmission<Output>(props.draft, formik, {
    async check() {
      const checked = await checks.check()
      formik.setStatus({})
      return checked
    },
    inPageOrder: (names) => inPageOrder(id, names),
    begin() {
      const end = opened.end()
      if (end) {
        followEnd(end)
        return undefined
      }
      const sent = sentContent()
      if (opened.isSentInAnotherTab(sent)) throw sentInAnotherTab()
      draft.forget()
      return opened.begin(contentNow(), sent)
    },
    send: (output, idempotencyKey) => onSubmit(output, { idempotencyKey }),
    failed(failure) {
      if (failure.outcome === 'refused') opened.refused(contentNow())
      keepAll()
      formik.setErrors({})
      formik.setStatus(Object.fromEntries(failure.fields))
    },
    applyStep({ changes, isAccepted }) {
      changes(change)
      if (isAccepted) opened.markAccepted(contentNow())
      else opened.refused(contentNow())
      formik.setErrors({})
      formik.setStatus({})
    },
    done() {
      opened.close('sent')
      restart()
    },
  })

  const { translated } = checks
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new language asks for new words
  useEffect(() => {
    void translated()
  }, [i18n.locale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later problem stays
  useEffect(() => {
    if (attempt.settled) submission.forgetProblem()
  }, [attempt.settled])
  useEffect(watchPointer, [])

  function errorAt(path: string) {
    const message = errorOf(formik, path)
    return message && resolveText(message)
  }

  const state: FormState = {
    id,
    busy: formik.isSubmitting,
    allOptional: props.allOptional ?? false,
    resets,
    valueOf: (name): unknown => getIn(formik.values, name),
    discard,
    errorOf: errorAt,
    change,
    blur: checks.blurred,
    register: checks.register,
    storedFileNames: (name) => files.current[name] ?? [],
    storeFileNames: useCallback(
      (name, names) => {
        files.current = { ...files.current, [name]: [...names] }
        keepAll()
      },
      [keepAll],
    ),
  }

  return {
    state,
    restored,
    problem: submission.problem,
    errorAt,
    submit: submission.submit,
    discard,
  }
}
