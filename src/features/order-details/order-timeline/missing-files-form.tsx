import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { User } from '../../../api/account.ts'
import { largestUpload } from '../../../api/files.ts'
import type { OrderDetails } from '../../../api/orders.ts'
import { acceptedTypes, mostFiles } from '../../../domain/files/accepted-files.ts'
import { uploadFor } from '../../../domain/files/upload-for.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { FileField } from '../../../ui/form/upload/file-field.tsx'
import { awaitedFilesOf, type MissingFilesValues, noMissingFiles } from './awaited-files.ts'
import { missingFilesSchema } from './missing-files-schema.ts'
import { useSendFiles } from './use-send-files.ts'

const fieldName = fieldsOf<MissingFilesValues>()
const uploads = {
  manuscript: uploadFor('manuscript'),
  figure: uploadFor('figure'),
  reference: uploadFor('reference'),
}
const limits = { maxSize: largestUpload, max: mostFiles }

type Props = {
  order: OrderDetails
  user: Pick<User, 'identity' | 'impersonatorIdentity'>
}

export function MissingFilesForm({ order, user }: Props) {
  const { t } = useLingui()
  const { application } = useRouteContext({ from: '/$lang' })
  const { externalId } = order
  const awaited = awaitedFilesOf(order, { isStaff: user.impersonatorIdentity !== null })
  const { text, figures } = awaited
  const send = useSendFiles(externalId, awaited)
  return (
    <Form
      label={t`Send us your files`}
      schema={missingFilesSchema(awaited)}
      initialValues={noMissingFiles}
      draft={{ name: `order-files-${externalId}`, owner: user.identity }}
      onSubmit={send}
    >
      {text ? (
        <FileField
          {...limits}
          name={fieldName('mainFiles')}
          label={t`Your manuscript`}
          hint={<Trans>Each file up to 100 MB.</Trans>}
          accept={application.config.allowedFileTypes}
          upload={uploads.manuscript}
        />
      ) : null}
      {figures ? (
        <FileField
          {...limits}
          name={fieldName('figureFiles')}
          label={t`Your figures and tables`}
          hint={<Trans>Each file up to 100 MB.</Trans>}
          optional={text}
          accept={acceptedTypes.figure}
          upload={uploads.figure}
        />
      ) : null}
      <FileField
        {...limits}
        name={fieldName('referenceFiles')}
        label={t`Reference files`}
        hint={<Trans>Such as the journal’s guidelines or reviewers’ comments.</Trans>}
        optional
        accept={acceptedTypes.reference}
        upload={uploads.reference}
      />
      <SubmitButton>
        <Trans>Send files</Trans>
      </SubmitButton>
    </Form>
  )
}
