import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { largestUpload } from '../../../api/files.ts'
import { acceptedTypes, mostFiles } from '../../../domain/files/accepted-files.ts'
import { uploadFor } from '../../../domain/files/upload-for.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { FileField } from '../../../ui/form/upload/file-field.tsx'
import type { Upload } from '../../../ui/form/upload/uploaded-file.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import type { DetailsFileType, FileValues } from './details-values.ts'
import styles from './file-fields.module.css'

const fieldName = fieldsOf<FileValues>()
const uploads = {
  manuscript: uploadFor('manuscript'),
  figure: uploadFor('figure'),
  table: uploadFor('table'),
  reference: uploadFor('reference'),
}

type ListProps = {
  name: keyof FileValues
  label: string
  hint: ReactNode
  accept: readonly string[]
  upload: Upload
}

function FileList({ name, ...labels }: ListProps) {
  return (
    <FileField
      name={fieldName(name)}
      maxSize={largestUpload}
      max={mostFiles}
      optional
      filesFirst
      {...labels}
    />
  )
}

const ReferenceList = (props: Pick<ListProps, 'name' | 'label'>) => (
  <FileList
    {...props}
    hint={<Trans>Such as the journal’s guidelines or reviewers’ comments.</Trans>}
    accept={acceptedTypes.reference}
    upload={uploads.reference}
  />
)

export function FileFields({ types }: { types: readonly DetailsFileType[] }) {
  const { t } = useLingui()
  const { application } = useRouteContext({ from: '/$lang' })
  const { uploadFilesLater } = useOrderForm().orderForm
  const hint = <Trans>Each file up to 100 MB.</Trans>
  const fields: Record<DetailsFileType, () => ReactNode> = {
    manuscript: () => (
      <>
        <FileList
          name="mainFiles"
          label={t`Manuscript`}
          hint={hint}
          accept={application.config.allowedFileTypes}
          upload={uploads.manuscript}
        />
        <ReferenceList name="mainReferenceFiles" label={t`Reference files for the manuscript`} />
      </>
    ),
    figures: () => (
      <>
        <FileList
          name="figureFiles"
          label={t`Figures`}
          hint={hint}
          accept={acceptedTypes.figure}
          upload={uploads.figure}
        />
        <ReferenceList name="figureReferenceFiles" label={t`Reference files for the figures`} />
      </>
    ),
    tables: () => (
      <>
        <FileList
          name="tableFiles"
          label={t`Tables`}
          hint={hint}
          accept={acceptedTypes.table}
          upload={uploads.table}
        />
        <ReferenceList name="tableReferenceFiles" label={t`Reference files for the tables`} />
      </>
    ),
  }
  return (
    <Section title={<Trans>Files</Trans>}>
      {uploadFilesLater ? (
        <p className={styles.lead}>
          <Trans>You can add your files now or upload them after ordering.</Trans>
        </p>
      ) : null}
      {types.map((type) => (
        <div key={type}>{fields[type]()}</div>
      ))}
    </Section>
  )
}
