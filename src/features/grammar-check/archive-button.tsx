import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Assessment } from '../../api/grammar-check.ts'
import { Button } from '../../ui/page/button.tsx'
import { ConfirmDialog } from '../../ui/states/confirm-dialog.tsx'
import { useArchive } from './use-archive.ts'

type Props = {
  assessment: Assessment
  /** The verb: a report is archived, a failed assessment deleted. */
  children: ReactNode
  /** The name of the button where several stand below one another. */
  label?: string
  variant?: 'quiet' | 'text'
  onArchived?: () => Promise<void>
}

/** Takes an assessment off the list, after a question. */
export function ArchiveButton({ assessment, children, label, variant, onArchived }: Props) {
  const [open, setOpen] = useState(false)
  const archive = useArchive()
  const { name } = assessment
  const goOn = async () => {
    const done = await archive(assessment)
    setOpen(false)
    if (done) await onArchived?.()
  }
  return (
    <>
      <Button variant={variant} danger aria-label={label} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title={<Trans>Delete this assessment?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={goOn}
        onCancel={() => setOpen(false)}
      >
        <Trans>
          {name} leaves your list and its report can no longer be opened. This cannot be undone.
        </Trans>
      </ConfirmDialog>
    </>
  )
}
