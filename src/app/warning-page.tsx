import { Trans, useLingui } from '@lingui/react/macro'
import { PageHeading } from '../ui/page/page-heading.tsx'
import type { Warning } from './guards.ts'
import { PlainFrame } from './plain-frame.tsx'
import { Spoken } from './spoken.tsx'

const address = 'support@galley.example'

function SupportAddress() {
  return <a href={`mailto:${address}`}>{address}</a>
}

function LocalizationMismatch() {
  const { t } = useLingui()
  return (
    <PageHeading
      title={t`Your account belongs to another site`}
      lead={
        <Trans>
          This account was opened on the site of another country, so it cannot be used here. Please
          sign in on the site where you registered, or write to <SupportAddress />.
        </Trans>
      }
    />
  )
}

function CreditNotesLocked() {
  const { t } = useLingui()
  return (
    <PageHeading
      title={t`Your account is locked`}
      lead={
        <Trans>
          Credit notes on your account are being checked, and until then it cannot be used. Please
          write to <SupportAddress /> and we will tell you how long it takes.
        </Trans>
      }
    />
  )
}

/** Stands in place of the application for a person who cannot use it. */
export function WarningPage({ warning }: { warning: Warning }) {
  return (
    <PlainFrame>
      <Spoken>
        {warning === 'localization-mismatch' ? <LocalizationMismatch /> : <CreditNotesLocked />}
      </Spoken>
    </PlainFrame>
  )
}
