import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DraftName } from './draft/draft-store.ts'
import { inTurn } from './draft/in-turn.ts'
import { FormFailure } from './errors/form-failure.ts'
import { toFailure } from './errors/to-failure.ts'
import { FormStep } from './form-step.ts'
import type { MessageText } from './message-text.ts'

/** Field names are in page order. */
export type SubmissionProblem = {
  names: readonly string[]
  text: MessageText | undefined
  help?: (() => ReactNode) | undefined
}

type Steps<Output> = {
  check: () => Promise<{ output: Output } | { names: readonly string[] }>
  /** Records the attempt and returns its key; undefined where the draft has ended. */
  begin: () => string | undefined
  send: (output: Output, key: string) => Promise<unknown>
  failed: (failure: FormFailure) => readonly string[]
  applyStep: (step: FormStep) => void
  done: () => void
}

/** Runs one submission at a time in all tabs that share the draft. */
export function useSubmission<Output>(draft: DraftName | undefined, steps: Steps<Output>) {
  const running = useRef<AbortController>(undefined)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SubmissionProblem>()

  /** Undefined where a field is in error, which is then shown. */
  async function checkedOutput(): Promise<{ output: Output } | undefined> {
    const checked = await steps.check()
    if ('output' in checked) return checked
    setProblem({ names: checked.names, text: undefined })
    return undefined
  }

  async function attempt() {
    let failure: FormFailure | undefined
    try {
      // The values may have changed while another tab was sending.
      const checked = await checkedOutput()
      if (!checked) return
      setProblem(undefined)
      const key = steps.begin()
      if (key === undefined) return
      const answer = await steps.send(checked.output, key)
      if (answer instanceof FormStep) return steps.applyStep(answer)
      if (answer instanceof FormFailure) failure = answer
    } catch (error) {
      failure = toFailure(error)
      if (!failure) throw error
    }
    if (!failure) return steps.done()
    setProblem({ names: steps.failed(failure), text: failure.text, help: failure.help })
  }

  async function submit() {
    if (running.current) return
    const submission = new AbortController()
    running.current = submission
    setBusy(true)
    try {
      // The attempt reports checks that cannot be fetched.
      const mayBeSent = await checkedOutput().catch(() => true)
      if (mayBeSent) await inTurn(draft, submission.signal, attempt)
    } finally {
      running.current = undefined
      setBusy(false)
    }
  }

  // A form that was left neither sends after its turn nor keeps others waiting.
  useEffect(() => () => running.current?.abort(), [])

  return { busy, problem, submit, forgetProblem: () => setProblem(undefined) }
}
