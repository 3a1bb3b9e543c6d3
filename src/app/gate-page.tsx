import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/page/button.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { ClosedGate } from './closed-gate.ts'
import { CrashPage } from './crash-page.tsx'
import { PlainFrame } from './plain-frame.tsx'
import { Spoken } from './spoken.tsx'
import { mostTries } from './start-up.ts'

function Outage({ retry, busy }: { retry: () => void; busy: boolean }) {
  const { t } = useLingui()
  return (
    <PageHeading
      title={t`Unable to load application`}
      lead={
        <Trans>
          We asked the service {mostTries} times and got no answer. Please check your connection.
          What you have typed is kept.
        </Trans>
      }
      action={
        <Button variant="filled" onClick={retry} busy={busy}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}

function LocalizationMismatch() {
  const { t } = useLingui()
  return (
    <PageHeading
      title={t`Your account belongs to another site`}
      lead={
        <Trans>
          This account was opened on the site of another country, so it cannot be used here. Please
          sign in on the site where you registered, or write to support@galley.example.
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
          write to support@galley.example and we will tell you how long it takes.
        </Trans>
      }
    />
  )
}

function Reason({ gate, reset }: { gate: ClosedGate; reset: () => void }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await router.invalidate()
    setBusy(false)
    reset()
  }
  switch (gate.reason) {
    case 'outage':
      return <Outage retry={retry} busy={busy} />
    case 'localization-mismatch':
      return <LocalizationMismatch />
    case 'credit-notes-locked':
      return <CreditNotesLocked />
  }
}

type Props = { error: unknown; reset: () => void }

/** Stands in place of every screen where the application cannot be opened. */
export function GatePage({ error, reset }: Props): ReactNode {
  if (!(error instanceof ClosedGate)) return <CrashPage error={error} reset={reset} />
  return (
    <PlainFrame>
      <Spoken>
        <Reason gate={error} reset={reset} />
      </Spoken>
    </PlainFrame>
  )
}
