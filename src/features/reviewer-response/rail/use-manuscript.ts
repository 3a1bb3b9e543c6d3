import { useRef, useState } from 'react'
import type { ReadingFailure } from '../../../domain/document-reader/model/document-model.ts'
import type { ManuscriptText } from '../manuscript/read-manuscript-text.ts'
import { readManuscriptFile } from '../worker/ask-file-worker.ts'

export type ManuscriptState =
  | { kind: 'none' }
  | { kind: 'reading' }
  | ({ kind: 'read'; name: string } & ManuscriptText)
  | { kind: 'failed'; name: string; reason: ReadingFailure }
  | { kind: 'not-received'; name: string }

/** The file is read in the page, and chosen again after a reload. */
export function useManuscript(onName: (name: string) => void) {
  const [manuscript, setManuscript] = useState<ManuscriptState>({ kind: 'none' })
  const turn = useRef(0)
  const read = async (name: string, receive: () => Promise<File>) => {
    turn.current += 1
    const own = turn.current
    const show = (state: ManuscriptState) => {
      if (own === turn.current) setManuscript(state)
    }
    show({ kind: 'reading' })
    const file = await receive().catch(() => undefined)
    if (!file) return show({ kind: 'not-received', name })
    const answer = await readManuscriptFile(file)
    if (answer.kind === 'failed') return show({ kind: 'failed', name, reason: answer.reason })
    show({ ...answer, kind: 'read', name })
    if (own === turn.current) onName(name)
    return undefined
  }
  return { manuscript, read }
}
