import { Trans } from '@lingui/react/macro'
import { largestUpload } from '../../../api/files.ts'
import { mostFiles } from '../../../domain/files/accepted-files.ts'
import { uploadFor } from '../../../domain/files/upload-for.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { CheckboxField } from '../../../ui/form/fields/checkbox-field.tsx'
import { FileField } from '../../../ui/form/upload/file-field.tsx'
import { PreflightSummary } from '../preflight/preflight-summary.tsx'
import { usePreflight, withPreflight } from '../preflight/use-preflight.ts'
import type { GetStartedValues } from './get-started-values.ts'

const fieldName = fieldsOf<GetStartedValues>()
const upload = withPreflight(uploadFor('manuscript'))

type Props = { label: string; accept: readonly string[] }

export function MainFilesField({ label, accept }: Props) {
  const preflight = usePreflight()
  return (
    <FileField
      maxSize={largestUpload}
      max={mostFiles}
      name={fieldName('mainFiles')}
      label={label}
      hint={<Trans>Each file up to 100 MB.</Trans>}
      accept={accept}
      upload={upload}
      about={(entry) => <PreflightSummary report={preflight.ofEntry(entry)} />}
    />
  )
}

export function UploadLaterField() {
  return (
    <CheckboxField
      name={fieldName('uploadFilesLater')}
      label={<Trans>I'll upload my files later</Trans>}
    />
  )
}
