import type { Finding } from '../../world/manuscript-verdict.ts'
import type { Dialect, Proofreader } from './proofreader.ts'

export type ProofreadRequest = { id: number; text: string; dialect: Dialect }

export type ProofreadAnswer = { id: number } & ({ findings: Finding[] } | { failure: string })

type Listener = {
  answered: (answer: ProofreadAnswer) => void
  /** The thread has ended: the next text starts another. */
  ended: (reason: string) => void
}

type Waiting = { resolve: (findings: Finding[]) => void; reject: (error: Error) => void }

/** Proofreads in another thread, which starts with the first text. */
export function remoteProofreader(
  start: (listener: Listener) => (request: ProofreadRequest) => void,
): Proofreader {
  const waiting = new Map<number, Waiting>()
  let send: ReturnType<typeof start> | undefined
  let lastId = 0

  const listener: Listener = {
    answered(answer) {
      const pending = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('findings' in answer) pending?.resolve(answer.findings)
      else pending?.reject(new Error(answer.failure))
    },
    ended(reason) {
      send = undefined
      for (const pending of waiting.values()) pending.reject(new Error(reason))
      waiting.clear()
    },
  }

  return {
    findings(text, dialect) {
      send ??= start(listener)
      const request: ProofreadRequest = { id: ++lastId, text, dialect }
      const answered = new Promise<Finding[]>((resolve, reject) =>
        waiting.set(request.id, { resolve, reject }),
      )
      send(request)
      return answered
    },
  }
}

/** What the other thread answers. Never rejects. */
export async function answerRequest(
  proofreader: Proofreader,
  { id, text, dialect }: ProofreadRequest,
): Promise<ProofreadAnswer> {
  try {
    return { id, findings: await proofreader.findings(text, dialect) }
  } catch (error) {
    return { id, failure: String(error) }
  }
}
