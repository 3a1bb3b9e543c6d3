import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
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
  <FileList {...props} accept={acceptedTypes.reference} upload={uploads.reference} />
)

export function FileFields({ types }: { types: readonly DetailsFileType[] }) {
  const { t } = useLingui()
  const { application } = useRouteContext({ from: '/$lang' })
  const { uploadFilesLater } = useOrderForm().orderForm
  const fields: Record<DetailsFileType, () => React.ReactNode> = {
    manuscript: () => (
      <>
        <FileList
          name="mainFiles"
          label={t`Manuscript`}
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
          accept={acceptedTypes.table}
          upload={uploads.table}
        />
        <ReferenceList name="tableReferenceFiles" label={t`Reference files for the tables`} />
      </>
    ),
  }
  return (
    <Section title={<Trans>Files</Trans>}>
      <p className={styles.lead}>
        {uploadFilesLater ? (
          <Trans>You can add your files now or upload them after ordering.</Trans>
        ) : (
          <Trans>
            Add anything that helps your editor, such as the journal’s guidelines or reviewers’
            comments. Each file can be up to 100 MB.
          </Trans>
        )}
      </p>
      {types.map((type) => (
        <div key={type}>{fields[type]()}</div>
      ))}
    </Section>
  )
}
