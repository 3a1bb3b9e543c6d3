import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DigitalFile } from '../../api/digital-files.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/states/confirm-dialog.tsx'
import type { DigitalFileSettings } from './digital-product.ts'
import { useArchiveFile } from './use-archive-file.ts'

type Props<File extends DigitalFile> = {
  product: DigitalFileSettings<File>
  file: File
  variant?: 'quiet' | 'subdued'
  onDeleted?: () => unknown
}

export function DeleteButton<File extends DigitalFile>(props: Props<File>) {
  const { product, file, variant, onDeleted } = props
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const archive = useArchiveFile(product)
  const { name } = file.file
  const confirmDeletion = async () => {
    const done = await archive(file)
    setOpen(false)
    if (done) await onDeleted?.()
  }
  return (
    <>
      <Button variant={variant} aria-label={t`Delete ${name}`} onClick={() => setOpen(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title={i18n._(product.deleteTitle)}
        confirm={<Trans>Delete</Trans>}
        onConfirm={confirmDeletion}
        onCancel={() => setOpen(false)}
      >
        <Trans>“{name}” will be removed from your list. This cannot be undone.</Trans>
      </ConfirmDialog>
    </>
  )
}
