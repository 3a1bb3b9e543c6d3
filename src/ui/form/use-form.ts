import { useLingui } from '@lingui/react'
import { getIn, setIn, useFormik } from 'formik'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { showMessage } from '../messages/message-store.ts'
import { watchPointer } from './after-pointer.ts'
import { contentOf } from './attempt.ts'
import { endedInAnotherTab, sentInAnotherTab } from './draft/draft-ended.ts'
import type { DraftEnd } from './draft/draft-store.ts'
import { useDraft } from './draft/use-draft.ts'
import { withoutSecrets } from './draft/without-secrets.ts'
import { inPageOrder } from './errors/field-order.ts'
import { afterAttempt, afterRefusal } from './errors/form-errors.ts'
import { useChecks } from './errors/use-checks.ts'
import type { FormState } from './form-context.ts'
import type { FormProps } from './form-props.ts'
import { resolveText } from './message-text.ts'
import { useSubmission } from './use-submission.ts'

export function useForm<Values extends object, Output>(props: FormProps<Values, Output>) {
  const { schema, initialValues, onSubmit } = props
  const id = useId()
  const { i18n } = useLingui()
  const draft = useDraft(props.draft, initialValues, {
    onEnded(end) {
      // A running submission gets the same answer itself.
      if (!submission.busy) resetAfter(end)
    },
    onReturn: reset,
  })
  const formik = useFormik<object>({ initialValues: draft.start, onSubmit: () => {} })
  // Refs, since events may follow one another before a render.
  const values = useRef<object>(draft.start)
  const files = useRef<Record<string, string[]>>(draft.storedFileNames)
  const [first] = useState(initialValues)
  const [restored, setRestored] = useState(draft.restored)
  const [resets, setResets] = useState(0)
  const checks = useChecks(schema, () => values.current)

  const { store, opened } = draft
  const { secretNames, fileNames } = checks
  const contentNow = useCallback(() => {
    const open = withoutSecrets(values.current, secretNames.current, first)
    const storable = Object.entries(open).filter(([name]) => !fileNames.current.has(name))
    return { values: Object.fromEntries(storable), files: files.current }
  }, [secretNames, fileNames, first])
  const keepAll = useCallback(() => store(contentNow()), [store, contentNow])

  function change(name: string, value: unknown) {
    const next: object = setIn(values.current, name, value)
    values.current = next
    void formik.setFieldValue(name, value, false)
    keepAll()
    void checks.changed(name)
  }

  function restart() {
    draft.forget()
    values.current = initialValues
    files.current = {}
    formik.resetForm({ values: initialValues })
    checks.setErrors({})
    setRestored(false)
    setResets((count) => count + 1)
  }

  function reset() {
    opened.leave()
    restart()
    submission.forgetProblem()
  }

  function resetAfter(end: DraftEnd) {
    reset()
    showMessage(endedInAnotherTab[end])
  }

  const submission = useSubmission<Output>(props.draft, {
    async check() {
      const checked = await checks.check()
      if ('output' in checked) {
        checks.setErrors({})
        return checked
      }
      checks.setErrors(afterAttempt(checked.findings))
      return { names: inPageOrder(id, Object.keys(checked.findings)) }
    },
    begin() {
      const end = opened.end()
      if (end) {
        resetAfter(end)
        return undefined
      }
      const open = withoutSecrets(values.current, secretNames.current, first)
      const sent = contentOf({ ...open }, secretNames.current, fileNames.current)
      if (opened.isSentInAnotherTab(sent)) throw sentInAnotherTab()
      draft.forget()
      return opened.begin(contentNow(), sent)
    },
    send: (output, idempotencyKey) => onSubmit(output, { idempotencyKey }),
    failed(failure) {
      if (failure.outcome === 'refused') opened.refused(contentNow())
      keepAll()
      checks.setErrors(afterRefusal(failure.fields))
      return inPageOrder(id, Object.keys(failure.fields))
    },
    applyStep({ changes, isAccepted }) {
      for (const [name, value] of Object.entries(changes)) change(name, value)
      if (isAccepted) opened.markAccepted(contentNow())
      else opened.refused(contentNow())
      checks.setErrors({})
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
  useEffect(watchPointer, [])

  const state: FormState = {
    id,
    busy: submission.busy,
    allOptional: props.allOptional ?? false,
    resets,
    valueOf: (name): unknown => getIn(formik.values, name),
    errorOf: (name) => {
      const error = checks.errors[name]
      return error && resolveText(error.message)
    },
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
    submit: submission.submit,
    discard() {
      opened.close('discarded')
      restart()
      submission.forgetProblem()
    },
  }
}
