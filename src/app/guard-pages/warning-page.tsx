import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import { supportAddress } from '../../lib/support-address.ts'
import { ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import type { Warning } from '../guards/route-guards.ts'
import { GuardFrame } from './guard-frame.tsx'
import { OtherSiteMessage } from './other-site-message.tsx'

function CreditNotesLocked() {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`Your account is locked`}
      lead={
        <Trans>
          Your account’s credit notes are locked, so you can’t use the account for now. Please write
          to {supportAddress}, and we’ll tell you what is missing and how long it takes. Your orders
          and files are safe.
        </Trans>
      }
      action={
        <ButtonAnchor variant="filled" href={`mailto:${supportAddress}`}>
          <Trans>Write to our support team</Trans>
        </ButtonAnchor>
      }
    />
  )
}

type Props = { warning: Warning; user: User }

export function WarningPage({ warning, user }: Props) {
  return (
    <GuardFrame>
      {warning === 'localization-mismatch' ? (
        <OtherSiteMessage user={user} />
      ) : (
        <CreditNotesLocked />
      )}
    </GuardFrame>
  )
}
