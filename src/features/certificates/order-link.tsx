import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'

type Props = { externalId: string; variant: 'filled' | 'text' }

export function OrderLink({ externalId, variant }: Props) {
  return (
    <AppButtonLink
      to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
      params={{ externalId }}
      variant={variant}
    >
      <Trans>Go to this order</Trans>
    </AppButtonLink>
  )
}
