import { useLingui } from '@lingui/react/macro'
import { type CompletedFile, fileNameOf } from '../../../api/files/finished-files.ts'
import { fileLabel } from '../../../domain/finished-files/finished-file-labels.ts'
import { FilePage } from './file-page.tsx'
import { FilePageHeading } from './file-page-heading.tsx'
import { FinishedDocument } from './finished-document.tsx'

type HeadingProps = { externalId: string; file: CompletedFile | undefined }

function Heading({ externalId, file }: HeadingProps) {
  const { t } = useLingui()
  return (
    <FilePageHeading
      externalId={externalId}
      file={file}
      title={file ? fileNameOf(file.path) : t`Finished file`}
      lead={file && fileLabel(file)}
    />
  )
}

type Props = { externalId: string; fileKey: string }

export function FinishedFileScreen({ externalId, fileKey }: Props) {
  return (
    <FilePage
      externalId={externalId}
      findIn={(order) => order.completedFiles.find(({ key }) => key === fileKey)}
      heading={(file) => <Heading externalId={externalId} file={file} />}
    >
      {(file) => <FinishedDocument key={fileKey} externalId={externalId} file={file} />}
    </FilePage>
  )
}
