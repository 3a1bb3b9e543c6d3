import { Trans } from '@lingui/react/macro'
import { Spinner } from '../ui/page/spinner.tsx'
import { PlainFrame } from './plain-frame.tsx'
import { Spoken } from './spoken.tsx'
import { mostTries } from './start-tries.ts'

/** Stands while the application loads; from the second try on it says how many there have been. */
export function StartingPage({ number }: { number: number }) {
  return (
    <PlainFrame>
      <Spoken>
        {number > 1 ? (
          <Spinner>
            <Trans>
              The service does not answer yet. Trying again: {number} of {mostTries}.
            </Trans>
          </Spinner>
        ) : null}
      </Spoken>
    </PlainFrame>
  )
}
