import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { Application } from '../../api/application.ts'
import { createDigitalEditMutation } from '../../api/digital-editing.ts'
import { largestUpload } from '../../api/files.ts'
import { uploadFor } from '../../domain/files/upload-for.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { RadioGroup } from '../../ui/form/fields/radio-group.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { FileField } from '../../ui/form/upload/file-field.tsx'
import { editFailure } from './edit-failure.tsx'
import { type EditRequest, type EditValues, editFormSchema, noEdit } from './edit-form-schema.ts'
import { notifyEditStarted } from './editing-messages.ts'

const fieldName = fieldsOf<EditValues>()
const upload = uploadFor('manuscript')

type Props = {
  application: Application
  /** Identity of the person. */
  owner: string
  onCreated: () => Promise<unknown>
}

export function EditForm({ application, owner, onCreated }: Props) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(createDigitalEditMutation())
  const { allowedFileTypes } = application.config
  const begin = async (
    { files, styleOfEnglish }: EditRequest,
    attempt: { idempotencyKey: string },
  ) => {
    const digitalEditFiles = files.map(({ identity }) => identity)
    try {
      const { digitalEdits } = await mutateAsync({
        body: { digitalEditFiles, styleOfEnglish },
        ...attempt,
      })
      for (const { file } of digitalEdits) notifyEditStarted(file.name)
      await onCreated()
    } catch (error) {
      throw editFailure(error, files[0]?.name)
    }
  }
  return (
    <Form
      label={t`Edit a manuscript`}
      schema={editFormSchema}
      initialValues={noEdit}
      draft={{ name: 'digital-editing', owner }}
      onSubmit={begin}
    >
      <FileField
        name={fieldName('files')}
        label={t`Your manuscript`}
        hint={<Trans>One file, up to 100 MB.</Trans>}
        accept={allowedFileTypes}
        maxSize={largestUpload}
        upload={upload}
      />
      <RadioGroup
        name={fieldName('styleOfEnglish')}
        label={t`Style of English`}
        options={[
          { value: 'American English', label: t`American English` },
          { value: 'British English', label: t`British English` },
        ]}
      />
      <SubmitButton>
        <Trans>Start editing</Trans>
      </SubmitButton>
    </Form>
  )
}
