import { Trans } from '@lingui/react/macro'
import { Spinner } from '../ui/page/spinner.tsx'
import { PlainFrame } from './plain-frame.tsx'
import { Spoken } from './spoken.tsx'
import { mostTries, useStartTries } from './start-tries.ts'

/** Stands while the application loads; from the second try on it says how many there have been. */
export function StartingPage() {
  const tries = useStartTries()
  return (
    <PlainFrame>
      <Spoken>
        {tries > 1 ? (
          <Spinner>
            <Trans>
              The service does not answer yet. Trying again: {tries} of {mostTries}.
            </Trans>
          </Spinner>
        ) : null}
      </Spoken>
    </PlainFrame>
  )
}
