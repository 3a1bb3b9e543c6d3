import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DraftName } from './draft/draft-store.ts'
import { inTurn } from './draft/in-turn.ts'
import type { Checked } from './errors/check-values.ts'
import type { Findings } from './errors/form-errors.ts'
import { FormFailure } from './errors/form-failure.ts'
import { toFailure } from './errors/to-failure.ts'
import { FormStep } from './form-step.ts'
import type { MessageText } from './message-text.ts'
import type { FormikForm } from './use-formik-form.ts'

/** Field names are in page order. */
export type SubmissionProblem = {
  names: readonly string[]
  text: MessageText | undefined
  help?: (() => ReactNode) | undefined
}

type Steps<Output> = {
  check: () => Promise<Checked<Output>>
  inPageOrder: (names: readonly string[]) => readonly string[]
  /** Records the attempt and returns its key; undefined where the draft has ended. */
  begin: () => string | undefined
  send: (output: Output, key: string) => Promise<unknown>
  failed: (failure: FormFailure) => void
  applyStep: (step: FormStep) => void
  done: () => void
}

/** Runs one of Formik's submissions at a time in all tabs that share the draft. */
export function useSubmission<Output>(
  draft: DraftName | undefined,
  { setSubmitting, submitForm, validateForm }: FormikForm['formik'],
  steps: Steps<Output>,
) {
  const running = useRef<AbortController>(undefined)
  const checked = useRef<Checked<Output> | { error: unknown }>(undefined)
  const attempt = useRef<Promise<void>>(undefined)
  const [problem, setProblem] = useState<SubmissionProblem>()

  /** Formik's `validate`: if it threw, Formik would stay busy, so the attempt throws instead. */
  async function validate(): Promise<Findings> {
    const result = await steps.check().catch((error: unknown) => ({ error }))
    checked.current = result
    return 'findings' in result ? result.findings : {}
  }

  async function send(): Promise<void> {
    const result = checked.current
    if (!result || 'findings' in result) return
    let failure: FormFailure | undefined
    try {
      if ('error' in result) throw result.error
      setProblem(undefined)
      const key = steps.begin()
      if (key === undefined) return
      const answer = await steps.send(result.output, key)
      if (answer instanceof FormStep) return steps.applyStep(answer)
      if (answer instanceof FormFailure) failure = answer
    } catch (error) {
      failure = toFailure(error)
      if (!failure) throw error
    }
    if (!failure) return steps.done()
    steps.failed(failure)
    const names = steps.inPageOrder([...failure.fields.keys()])
    setProblem({ names, text: failure.text, help: failure.help })
  }

  /** Formik's `onSubmit`: given the promise, Formik would drop the errors of a form that was left. */
  function begin(): void {
    attempt.current = send()
  }

  /** Returns whether a field is in error. */
  function reportFindings(): boolean {
    if (!checked.current || !('findings' in checked.current)) return false
    const names = steps.inPageOrder(Object.keys(checked.current.findings))
    setProblem({ names, text: undefined })
    return true
  }

  async function sendInTurn() {
    // Formik validates again: the values may have changed while another tab was sending.
    await submitForm()
    if (reportFindings()) return
    await attempt.current
  }

  async function submit() {
    if (running.current) return
    const submission = new AbortController()
    running.current = submission
    setSubmitting(true)
    try {
      await validateForm()
      if (!reportFindings()) await inTurn(draft, submission.signal, sendInTurn)
    } finally {
      running.current = undefined
      setSubmitting(false)
    }
  }

  // A form that was left neither sends after its turn nor keeps others waiting.
  useEffect(() => () => running.current?.abort(), [])

  return { problem, submit, validate, begin, forgetProblem: () => setProblem(undefined) }
}
