import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { DigitalLanguage, DigitalLoad } from '../../api/digital-purchases.ts'
import {
  createTranslationMutation,
  isTooLong,
} from '../../api/digital-translation/create-translation.ts'
import { largestUpload } from '../../api/files.ts'
import { uploadFor } from '../../domain/files/upload-for.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormStep } from '../../ui/form/form-step.ts'
import { refusalAt } from '../../ui/form/refusal-at.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { FileField } from '../../ui/form/upload/file-field.tsx'
import { showMessage } from '../../ui/messages/message-store.ts'
import { useNow } from '../../ui/page/use-now.ts'
import { LanguageField } from './language-field.tsx'
import { type TranslationValues, translationFormSchema } from './translation-form-schema.ts'
import {
  initialLanguage,
  offeredLanguages,
  type TooLong,
  tooLongIn,
  usesFor,
} from './translation-rules.ts'

/** The word count has a notice of its own. */
const creationFailure = refusalAt<'createDigitalOrder', TranslationValues>({
  'digital-translation-file-not-found': 'files',
  'digital-translation-file-type-not-allowed': 'files',
  'digital-translation-language-not-available': 'language',
  'digital-translation-no-uses-left': 'language',
})

const fieldName = fieldsOf<TranslationValues>()
const upload = uploadFor('manuscript')

export type TranslationFormProps = {
  application: Application
  user: User
  siteLanguage: SiteLanguage
  load: DigitalLoad
  onLanguage: (language: DigitalLanguage | undefined) => void
  /** Undefined when a translation is requested again. */
  onTooLong: (refusal: TooLong | undefined) => void
  onCreated: () => Promise<void>
}

function notifyStarted(fileName: string): void {
  const text = () => t`We are translating “${fileName}”. It will be ready in a few minutes.`
  showMessage({ key: 'translation-started', kind: 'success', text })
}

export function TranslationForm(props: TranslationFormProps) {
  const { application, user, siteLanguage, load, onLanguage, onTooLong, onCreated } = props
  const { t } = useLingui()
  const { mutateAsync } = useMutation(createTranslationMutation())
  const { config, features } = application
  const now = useNow()
  const languages = offeredLanguages(features)
  const initialValues: TranslationValues = {
    files: [],
    language: initialLanguage(siteLanguage, features, (one) => usesFor(load, one, now)),
  }
  const begin = async (
    { files, language }: { files: TranslationValues['files']; language: DigitalLanguage },
    { idempotencyKey }: { idempotencyKey: string },
  ) => {
    onTooLong(undefined)
    const digitalTranslationFiles = files.map(({ identity }) => identity)
    const body = { digitalTranslationFiles, language, type: 'translation' } as const
    const fileName = files[0]?.name
    try {
      const { digitalOrders } = await mutateAsync({ body, idempotencyKey })
      for (const { file } of digitalOrders) notifyStarted(file.name)
    } catch (error) {
      if (!isTooLong(error)) throw creationFailure(error, { messageValues: { fileName } })
      onTooLong(tooLongIn(error.params))
      return new FormStep({})
    }
    return onCreated()
  }
  return (
    <Form
      label={t`Translate a manuscript`}
      schema={translationFormSchema(languages)}
      initialValues={initialValues}
      draft={{ name: 'digital-translation', owner: user.identity }}
      onSubmit={begin}
    >
      <LanguageField load={load} languages={languages} onLanguage={onLanguage} />
      <FileField
        name={fieldName('files')}
        label={t`Your manuscript`}
        hint={<Trans>One file, up to 100 MB. It takes one of your translations.</Trans>}
        accept={config.allowedFileTypes}
        maxSize={largestUpload}
        upload={upload}
      />
      <SubmitButton>
        <Trans>Translate</Trans>
      </SubmitButton>
    </Form>
  )
}
