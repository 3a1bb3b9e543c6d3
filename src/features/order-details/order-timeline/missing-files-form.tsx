import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { User } from '../../../api/account.ts'
import { Refusal } from '../../../api/errors/api-failure.ts'
import { largestUpload } from '../../../api/files.ts'
import { addOrderFilesMutation, type OrderDetails, orderQuery } from '../../../api/orders.ts'
import { acceptedTypes, mostFiles } from '../../../domain/files/accepted-files.ts'
import { uploadFor } from '../../../domain/files/upload-for.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { Form } from '../../../ui/form/form.tsx'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { FileField } from '../../../ui/form/upload/file-field.tsx'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { focusPageHeading } from '../../../ui/page/layout/page-heading.tsx'
import {
  awaitedFilesOf,
  type MissingFilesValues,
  noMissingFiles,
  orderFilesOf,
} from './awaited-files.ts'
import { missingFilesSchema } from './missing-files-schema.ts'

const fieldName = fieldsOf<MissingFilesValues>()
const uploads = {
  manuscript: uploadFor('manuscript'),
  figure: uploadFor('figure'),
  reference: uploadFor('reference'),
}
const limits = { maxSize: largestUpload, max: mostFiles }

const toFailure = (main: keyof MissingFilesValues) =>
  refusalAt<'addOrderFiles', MissingFilesValues>({
    'order-files-missing': main,
    'order-file-not-found': main,
    'order-file-type-not-allowed': main,
  })

/** By an attempt whose answer was lost, or in another tab. */
const isSentAlready = (error: unknown) =>
  error instanceof Refusal && error.key === 'order-files-not-awaited'

type Props = {
  order: OrderDetails
  user: Pick<User, 'identity' | 'impersonatorIdentity'>
}

export function MissingFilesForm({ order, user }: Props) {
  const { t: say } = useLingui()
  const { application } = useRouteContext({ from: '/$lang' })
  const { mutateAsync } = useMutation(addOrderFilesMutation())
  const queryClient = useQueryClient()
  const { externalId } = order
  const awaited = awaitedFilesOf(order, { isStaff: user.impersonatorIdentity !== null })
  const { text, figures } = awaited
  const send = async (values: MissingFilesValues) => {
    try {
      await mutateAsync({ externalId, files: orderFilesOf(values, awaited) })
    } catch (error) {
      if (!isSentAlready(error)) throw toFailure(text ? 'mainFiles' : 'figureFiles')(error)
      await queryClient.invalidateQueries(orderQuery(externalId))
    }
    showMessage({
      key: 'order-files',
      kind: 'success',
      text: () => t`We have received your files. Thank you.`,
    })
    // The form leaves with its button.
    focusPageHeading()
  }
  return (
    <Form
      label={say`Send us your files`}
      schema={missingFilesSchema(awaited)}
      initialValues={noMissingFiles}
      draft={{ name: `order-files-${externalId}`, owner: user.identity }}
      onSubmit={send}
    >
      {text ? (
        <FileField
          {...limits}
          name={fieldName('mainFiles')}
          label={say`Your manuscript`}
          hint={<Trans>Each file up to 100 MB.</Trans>}
          accept={application.config.allowedFileTypes}
          upload={uploads.manuscript}
        />
      ) : null}
      {figures ? (
        <FileField
          {...limits}
          name={fieldName('figureFiles')}
          label={say`Your figures and tables`}
          hint={<Trans>Each file up to 100 MB.</Trans>}
          optional={text}
          accept={acceptedTypes.figure}
          upload={uploads.figure}
        />
      ) : null}
      <FileField
        {...limits}
        name={fieldName('referenceFiles')}
        label={say`Reference files`}
        hint={<Trans>Such as the journal's guidelines or reviewers' comments.</Trans>}
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
