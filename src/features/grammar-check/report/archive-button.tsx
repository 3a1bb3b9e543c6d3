import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Assessment } from '../../../api/grammar-check.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/states/confirm-dialog.tsx'
import { type Removal, useArchive } from './use-archive.ts'

type Props = {
  assessment: Assessment
  /** Reports are archived, failed assessments deleted. */
  does: Removal
  /** Accessible name, where a list has several buttons. */
  label?: string
  variant?: 'quiet' | 'subdued'
  onArchived?: () => Promise<void>
}

export function ArchiveButton({ assessment, does, label, variant, onArchived }: Props) {
  const [open, setOpen] = useState(false)
  const archive = useArchive()
  const { name } = assessment
  const isReport = does === 'archive'
  const verb = isReport ? <Trans>Archive</Trans> : <Trans>Delete</Trans>
  const confirmRemoval = async () => {
    const done = await archive(assessment, does)
    setOpen(false)
    if (done) await onArchived?.()
  }
  return (
    <>
      <Button variant={variant} aria-label={label} onClick={() => setOpen(true)}>
        {verb}
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title={
          isReport ? <Trans>Archive this report?</Trans> : <Trans>Delete this assessment?</Trans>
        }
        confirm={verb}
        onConfirm={confirmRemoval}
        onCancel={() => setOpen(false)}
      >
        <Trans>
          {name} will leave your list, and its report can no longer be opened. This cannot be
          undone.
        </Trans>
      </ConfirmDialog>
    </>
  )
}
