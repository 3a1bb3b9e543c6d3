import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../ui/page/button.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { PlainFrame } from './plain-frame.tsx'
import { Spoken } from './spoken.tsx'
import { mostTries, useStartTries } from './start-tries.ts'

type Props = { onRetry: () => Promise<unknown> }

function Words({ onRetry }: Props) {
  const { t } = useLingui()
  const tries = useStartTries()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <>
      <PageHeading
        alone
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
      <p role="status">
        {busy ? (
          <Trans>
            Trying again: {tries} of {mostTries}.
          </Trans>
        ) : null}
      </p>
    </>
  )
}

/** Stands in place of the application when it could not be loaded. */
export function OutagePage({ onRetry }: Props) {
  return (
    <PlainFrame>
      <Spoken>
        <Words onRetry={onRetry} />
      </Spoken>
    </PlainFrame>
  )
}
