import { type ReactNode, useRef, useState } from 'react'
import { FormFailure } from './errors/form-failure.ts'
import { toFailure } from './errors/to-failure.ts'
import { FormStep } from './form-step.ts'
import type { MessageText } from './message-text.ts'

/** Field names are in page order. */
export type Problem = {
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

/** Runs one submission at a time. */
export function useSubmission<Output>(steps: Steps<Output>) {
  const isRunning = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  async function attempt() {
    let failure: FormFailure | undefined
    try {
      const checked = await steps.check()
      if ('names' in checked) return setProblem({ names: checked.names, text: undefined })
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
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await attempt()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { busy, problem, submit, forgetProblem: () => setProblem(undefined) }
}
