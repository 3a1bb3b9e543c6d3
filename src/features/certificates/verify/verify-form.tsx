import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { verifyCertificateMutation } from '../../../api/certificates.ts'
import type { DraftName } from '../../../ui/form/draft/draft-store.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { unknownCodeMessage } from './unknown-code.ts'
import { type VerifyValues, verifySchema } from './verify-schema.ts'

const fieldName = fieldsOf<VerifyValues>()

export type VerifyFormProps = {
  /** What was looked up before; it is not kept on this device, since the address has it. */
  code?: string | undefined
  /** The person's identity, or `anonymous`. */
  owner: DraftName['owner']
  variant?: 'filled' | 'quiet'
  onVerified: (code: string) => Promise<void>
}

/** Looks the code up before it leads on, so that what was typed stays where it is unknown. */
export function VerifyForm({ code = '', owner, variant, onVerified }: VerifyFormProps) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(verifyCertificateMutation())
  const verify = async (values: VerifyValues) => {
    const certificate = await mutateAsync(values.code)
    if (!certificate) {
      const message = () => unknownCodeMessage(values.code)
      throw new FormFailure({ fields: new Map([[fieldName('code'), message]]) })
    }
    await onVerified(certificate.code)
  }
  return (
    <Form
      label={t`Verify a certificate`}
      schema={verifySchema}
      initialValues={{ code }}
      {...(code === '' && { draft: { name: 'certificate code', owner } })}
      onSubmit={verify}
    >
      <TextField
        name={fieldName('code')}
        label={t`Verification code`}
        hint={<Trans>For example 7F3K-22MQ-81XA. Capitals, spaces and hyphens don’t matter.</Trans>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SubmitButton variant={variant ?? 'filled'}>
        <Trans>Verify</Trans>
      </SubmitButton>
    </Form>
  )
}
