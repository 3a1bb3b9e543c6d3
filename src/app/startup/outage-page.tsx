import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '../../api/errors/api-failure.ts'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { formatInstant } from '../../i18n/format-instant.ts'
import { supportAddress } from '../../lib/support-address.ts'
import { KeptInput } from '../../ui/form/draft/kept-input.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { KeptTogether } from '../../ui/page/one-line.tsx'
import { Sentences } from '../../ui/page/sentences.tsx'
import { PlainFrame } from '../shell/plain-frame.tsx'
import { Translated } from '../shell/translated.tsx'
import type { StartTries } from './start-attempts.ts'
import { StartProgress } from './start-progress.tsx'

export type OutageProps = {
  tries: StartTries
  busy: boolean
  onRetry: () => void
}

/** Nothing to be done yet where the fault is ours. */
function ReasonSoFar({ cause }: Pick<StartTries, 'cause'>) {
  if (!(cause instanceof ApiError) || cause.cause !== 'status') return failureReason(cause)
  return <Trans>Our service has a problem right now. We’ll keep trying for about a minute.</Trans>
}

function OutageMessage({ tries, busy, onRetry }: OutageProps) {
  const { t, i18n } = useLingui()
  const { total, since, cause, gaveUp } = tries
  const when = formatInstant(since, { language: i18n.locale })
  return (
    <>
      <PageHeading
        alone
        title={gaveUp ? t`Unable to load application` : t`The service isn’t responding yet`}
        lead={
          <Sentences>
            {gaveUp ? busy ? null : failureReason(cause) : <ReasonSoFar cause={cause} />}
            <KeptInput />
          </Sentences>
        }
        action={
          <>
            {busy ? <StartProgress {...tries} /> : null}
            {gaveUp ? (
              <Button variant="filled" onClick={onRetry} busy={busy}>
                <Trans>Try again</Trans>
              </Button>
            ) : null}
          </>
        }
      />
      {busy ? null : (
        <p>
          <Trans>
            We have tried <Plural value={total} one="# time" other="# times" /> since{' '}
            <KeptTogether>{when}.</KeptTogether>
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          If this goes on, write to <a href={`mailto:${supportAddress}`}>{supportAddress}</a>.
        </Trans>
      </p>
    </>
  )
}

/** From the second attempt on, and after the last. */
export function OutagePage(props: OutageProps) {
  return (
    <PlainFrame>
      <Translated>
        <OutageMessage {...props} />
      </Translated>
    </PlainFrame>
  )
}
