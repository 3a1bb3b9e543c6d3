import type { ManuscriptTasks } from './manuscript-tasks.ts'

type Input = { bytes: Uint8Array }

export function rememberManuscripts(manuscripts: ManuscriptTasks): ManuscriptTasks {
  return {
    ...manuscripts,
    measure: once(manuscripts.measure),
    assess: once(manuscripts.assess),
    listErrors: once(manuscripts.listErrors),
    findErrors: once(manuscripts.findErrors),
    edit: once(manuscripts.edit),
    correct: once(manuscripts.correct),
    accept: once(manuscripts.accept),
    toDocx: once(manuscripts.toDocx),
    format: once(manuscripts.format),
    translate: once(manuscripts.translate),
    report: once(manuscripts.report),
  }
}

function once<Task extends Input, Result>(work: (input: Task) => Promise<Result>) {
  const done = new WeakMap<Uint8Array, Map<string, Promise<Result>>>()
  return (input: Task): Promise<Result> => {
    const { bytes, ...rest } = input
    const key = JSON.stringify(rest)
    const ofBytes = done.get(bytes) ?? new Map<string, Promise<Result>>()
    done.set(bytes, ofBytes)
    const result = ofBytes.get(key) ?? work(input)
    ofBytes.set(key, result)
    result.catch(() => ofBytes.delete(key))
    return result
  }
}
