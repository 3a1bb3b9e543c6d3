import { useEffect, useRef } from 'react'
import type { DigitalFile } from '../../api/digital-files.ts'

export function useFocusAfterDeletion(files: readonly DigitalFile[]) {
  const list = useRef<HTMLDivElement>(null)
  const deleted = useRef<string>(undefined)
  useEffect(() => {
    const isGone = !files.some(({ identity }) => identity === deleted.current)
    if (deleted.current === undefined || !isGone) return
    deleted.current = undefined
    if (document.activeElement === document.body) list.current?.focus()
  }, [files])
  const noteDeletion = ({ identity }: DigitalFile) => {
    deleted.current = identity
  }
  return { list, noteDeletion }
}
