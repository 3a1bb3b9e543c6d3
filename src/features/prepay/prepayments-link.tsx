import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'

export function PrepaymentsLink({ variant = 'filled' }: { variant?: 'filled' | 'text' }) {
  return (
    <AppButtonLink to="/$lang/researcher/prepay" variant={variant}>
      <Trans>Go to your prepayments</Trans>
    </AppButtonLink>
  )
}
