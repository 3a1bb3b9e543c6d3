import { Trans } from '@lingui/react/macro'
import { purposeOf } from './sign-in-rules.ts'

export function SignInPurpose({ redirect }: { redirect: string | undefined }) {
  switch (purposeOf(redirect)) {
    case 'digital-editing':
      return (
        <Trans>Sign in or create an account to start your free trial of digital editing.</Trans>
      )
    case 'digital-translation':
      return <Trans>Sign in or create an account to have your manuscript translated.</Trans>
    case 'grammar-check':
      return <Trans>Sign in to check a manuscript.</Trans>
    default:
      return <Trans>Sign in to see your orders, reports and invoices.</Trans>
  }
}
