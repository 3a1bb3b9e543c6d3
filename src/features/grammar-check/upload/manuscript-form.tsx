import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { largestUpload } from '../../../api/files.ts'
import { createAssessmentsMutation } from '../../../api/grammar-check.ts'
import { uploadFor } from '../../../domain/files/upload-for.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { CheckboxField } from '../../../ui/form/fields/checkbox-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FileField } from '../../../ui/form/upload/file-field.tsx'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { ReportAccountLinks } from '../report/report-account-links.tsx'
import { assessmentCreationFailure } from './assessment-creation-failure.ts'
import { BeginCheckButton } from './begin-check-button.tsx'
import { CaptchaField } from './captcha-field.tsx'
import styles from './manuscript-form.module.css'
import {
  type ManuscriptValues,
  manuscriptFormSchema,
  noManuscript,
} from './manuscript-form-schema.ts'
import { noteManuscript, withFingerprint } from './note-manuscript.ts'

const fieldName = fieldsOf<ManuscriptValues>()
const upload = withFingerprint(uploadFor('manuscript'))

type Props = {
  application: Application
  user: User | null
  onCreated: (identities: string[]) => Promise<void>
}

type TermsProps = { terms: string }

function TermsField({ terms }: TermsProps) {
  return (
    <CheckboxField
      name={fieldName('agreed')}
      label={
        <Trans>
          I agree to the <ExternalLink href={terms}>terms of service</ExternalLink>
        </Trans>
      }
    />
  )
}

function TermsNote({ terms }: TermsProps) {
  return (
    <p className={styles.terms}>
      <Trans>
        By beginning the check, you agree to the{' '}
        <ExternalLink href={terms}>terms of service</ExternalLink>.
      </Trans>
    </p>
  )
}

export function ManuscriptForm({ application, user, onCreated }: Props) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(createAssessmentsMutation())
  const { config, features } = application
  const asksTerms = features.upload_files_ui
  const asksCaptcha = features.captcha && !user
  const begin = async (values: ManuscriptValues, attempt: { idempotencyKey: string }) => {
    const agreed = values.agreed || !asksTerms
    const body = {
      languageAssessmentFiles: values.files.map(({ identity }) => identity),
      agreeToTOS: agreed,
      termsandagree: agreed,
      iAmNotaRobot: true,
      captchaResponse: asksCaptcha ? values.captchaResponse : null,
    }
    try {
      const { languageAssessments } = await mutateAsync({ body, ...attempt })
      const identities = languageAssessments.map(({ identity }) => identity)
      const [file, assessment] = [values.files[0]?.identity, identities[0]]
      if (file && assessment) void noteManuscript({ user: user?.identity, file, assessment })
      await onCreated(identities)
    } catch (error) {
      throw assessmentCreationFailure(error, {
        fileName: values.files[0]?.name,
        accountLinks: user ? undefined : () => <ReportAccountLinks />,
      })
    }
  }
  const terms = config.links.termsOfService
  return (
    <Form
      label={t`Check a manuscript`}
      schema={manuscriptFormSchema({ terms: asksTerms, captcha: asksCaptcha })}
      initialValues={noManuscript}
      draft={{ name: 'grammar-check', owner: user?.identity ?? 'anonymous' }}
      onSubmit={begin}
    >
      <FileField
        name={fieldName('files')}
        label={t`Your manuscript`}
        hint={<Trans>One file, up to 100 MB.</Trans>}
        accept={config.allowedFileTypes}
        maxSize={largestUpload}
        upload={upload}
        large={asksTerms}
        button={asksTerms ? t`Upload files` : undefined}
      />
      {asksTerms ? <TermsField terms={terms} /> : null}
      {asksCaptcha ? (
        <CaptchaField name={fieldName('captchaResponse')} siteKey={config.captchaKey} />
      ) : null}
      <BeginCheckButton asksTerms={asksTerms} asksCaptcha={asksCaptcha} />
      {asksTerms ? null : <TermsNote terms={terms} />}
    </Form>
  )
}
