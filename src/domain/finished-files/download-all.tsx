import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { FilesOwner } from '../../api/files/finished-files.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { DownloadStatus } from './download-status.tsx'
import { FailedFiles } from './failed-files.tsx'
import { useFinishedFiles } from './use-finished-files.ts'

type Props = {
  owner: FilesOwner
  variant: 'filled' | 'quiet' | 'text'
  name?: string
  /** For a button that was pressed before this was loaded. */
  startsAtOnce?: boolean
  children: ReactNode
}

export function DownloadAll({ owner, variant, name, startsAtOnce = false, children }: Props) {
  const { start, cancel, isPending, progress, outcome, isCancelled } = useFinishedFiles(owner)
  const button = useRef<HTMLButtonElement>(null)
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (!startsAtOnce || hasBegun.current) return
    hasBegun.current = true
    // It replaces the pressed button.
    button.current?.focus()
    void start({ as: 'zip' })
  })
  useEffect(() => begin(), [])
  const stop = () => {
    cancel()
    // The pressed button goes away.
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        busy={isPending}
        aria-label={name}
        onClick={() => void start({ as: 'zip' })}
      >
        {children}
      </Button>
      <DownloadStatus progress={progress} isCancelled={isCancelled} onCancel={stop} />
      <FailedFiles
        outcome={outcome}
        onRetry={(lost) => {
          button.current?.focus()
          void start({ files: lost, as: lost.length === 1 ? 'file' : 'zip' })
        }}
      />
    </>
  )
}
