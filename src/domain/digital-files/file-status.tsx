import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { DigitalFile } from '../../api/digital-files.ts'
import { Status } from '../../ui/page/status.tsx'
import type { DigitalFileSettings } from './digital-product.ts'
import { fileStatusName } from './file-status-names.ts'

type Props<File extends DigitalFile> = {
  product: DigitalFileSettings<File>
  file: File
  /** In one line. */
  isListed?: boolean
}

export function FileStatus<File extends DigitalFile>(props: Props<File>) {
  const { product, file, isListed } = props
  const { i18n } = useLingui()
  const { data: isArchived } = useQuery(product.options.archivedQuery(file.identity))
  if (isArchived) {
    return (
      <Status tone="off" more={<Trans>we have moved it to our archive</Trans>}>
        <Trans>Archived</Trans>
      </Status>
    )
  }
  switch (file.status) {
    case 'processing':
      return (
        <Status tone="running" busy more={i18n._(product.processing)}>
          {fileStatusName('processing')}
        </Status>
      )
    case 'completed':
      return (
        <Status tone="done" more={i18n._(product.completed)}>
          {fileStatusName('completed')}
        </Status>
      )
    case 'failed':
      return (
        <Status tone="failed" more={i18n._((isListed && product.failedInList) || product.failed)}>
          {fileStatusName('failed')}
        </Status>
      )
    default:
      return <Status tone="off">{String(file.status)}</Status>
  }
}
