import { Trans } from '@lingui/react/macro'
import { Spinner } from '../../ui/page/spinner.tsx'
import { PlainFrame } from '../shell/plain-frame.tsx'
import { Translated } from '../shell/translated.tsx'
import { firstHeading } from './first-heading.ts'
import { mostTries } from './start-attempts.ts'

export function StartingPage({ number }: { number: number }) {
  return (
    <PlainFrame>
      {firstHeading ? <h1>{firstHeading}</h1> : null}
      <Translated>
        {number > 1 ? (
          <Spinner>
            <Trans>
              The service isn't responding yet. Trying again: {number} of {mostTries}.
            </Trans>
          </Spinner>
        ) : null}
      </Translated>
    </PlainFrame>
  )
}
