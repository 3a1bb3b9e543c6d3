import { Trans } from '@lingui/react/macro'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { CheckboxField } from '../../../ui/form/fields/checkbox-field.tsx'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import type { PaymentValues } from '../choices/payment-values.ts'

const fieldName = fieldsOf<PaymentValues>()

export function TermsBox({ href }: { href: string }) {
  return (
    <CheckboxField
      name={fieldName('acceptedTermsAndConditions')}
      label={
        <Trans>
          I accept the <ExternalLink href={href}>terms of service</ExternalLink>
        </Trans>
      }
    />
  )
}
