import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import { type Certificate, saveCertificateMutation } from '../../../api/certificates.ts'
import { type FieldName, fieldsOf } from '../../../ui/form/field-name.ts'
import { TextAreaField } from '../../../ui/form/fields/text-area-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { authorsNeeded, certificateMessageKey } from '../certificate-messages.ts'
import { CertificatePaper } from '../paper/certificate-paper.tsx'
import styles from './certificate-form.module.css'
import { type CertificateValues, certificateSchema } from './certificate-schema.ts'

const fieldName = fieldsOf<CertificateValues>()

const certificateFailure = refusalAt<'saveCertificate', CertificateValues>({
  'certificate-title-required': 'title',
  'certificate-authors-required': 'authors',
})

type Props = {
  certificate: Certificate
  user: Pick<User, 'identity'>
  onSaved: () => Promise<void>
}

type PreviewProps = {
  certificate: Certificate
  title: FieldName<string>
  authors: FieldName<string>
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function CertificatePreview({ certificate, title, authors }: PreviewProps) {
  const form = useFormState()
  const typed = { title: textOf(form.valueOf(title)), authors: textOf(form.valueOf(authors)) }
  return (
    <Section title={<Trans>Preview</Trans>}>
      <CertificatePaper certificate={{ ...certificate, ...typed }} />
    </Section>
  )
}

export function CertificateForm({ certificate, user, onSaved }: Props) {
  const { t: translate } = useLingui()
  const { mutateAsync } = useMutation(saveCertificateMutation())
  const { code, externalId, title, authors } = certificate
  const save = async (values: CertificateValues) => {
    try {
      await mutateAsync({ code, externalId, ...values })
    } catch (error) {
      throw certificateFailure(error)
    }
    const text = () => t`Your certificate has been updated.`
    showMessage({ key: certificateMessageKey, kind: 'success', text })
    await onSaved()
  }
  return (
    <Form
      label={translate`Edit title and authors`}
      schema={certificateSchema}
      initialValues={{ title, authors: authors ?? '' }}
      draft={{ name: `certificate ${externalId}`, owner: user.identity }}
      onSubmit={save}
    >
      {authors === null ? <Notice>{authorsNeeded()}</Notice> : null}
      <div className={styles.editor}>
        <div>
          <TextAreaField
            name={fieldName('title')}
            label={translate`Project title`}
            hint={<Trans>Only the certificate changes; your order keeps its title.</Trans>}
          />
          <TextAreaField
            name={fieldName('authors')}
            label={translate`Authors`}
            hint={
              <Trans>
                As they are to be printed, for example “H.&nbsp;Marsh and R.&nbsp;Ortega”.
              </Trans>
            }
          />
          <SubmitButton
            beside={
              <AppButtonLink to="/$lang/certificate/$externalId" params={{ externalId }}>
                <Trans>Cancel</Trans>
              </AppButtonLink>
            }
          >
            <Trans>Save</Trans>
          </SubmitButton>
        </div>
        <CertificatePreview
          certificate={certificate}
          title={fieldName('title')}
          authors={fieldName('authors')}
        />
      </div>
    </Form>
  )
}
