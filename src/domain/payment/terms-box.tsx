import { Trans } from '@lingui/react/macro'
import { CheckboxField } from '../../ui/form/fields/checkbox-field.tsx'
import { ExternalLink } from '../../ui/page/app-link.tsx'

export function TermsBox({ href }: { href: string }) {
  return (
    <CheckboxField
      name="acceptedTermsAndConditions"
      label={
        <Trans>
          I accept the <ExternalLink href={href}>terms of service</ExternalLink>
        </Trans>
      }
    />
  )
}
