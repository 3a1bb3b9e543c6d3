import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { formatInstant } from '../../i18n/format-instant.ts'
import { supportAddress } from '../../lib/support-address.ts'
import { KeptInput } from '../../ui/form/draft/kept-input.tsx'
import { Announced } from '../../ui/page/announced.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { KeptTogether } from '../../ui/page/one-line.tsx'
import { Sentences } from '../../ui/page/sentences.tsx'
import { PlainFrame } from '../shell/plain-frame.tsx'
import { Translated } from '../shell/translated.tsx'
import { mostTries, type StartTries } from './start-attempts.ts'

type Props = {
  tries: StartTries
  busy: boolean
  onRetry: () => void
}

function OutageMessage({ tries: { number, total, since, cause }, busy, onRetry }: Props) {
  const { t, i18n } = useLingui()
  const when = formatInstant(since, { language: i18n.locale })
  return (
    <>
      <PageHeading
        alone
        title={t`Unable to load application`}
        lead={
          <Sentences>
            <Announced as="span">
              {busy ? (
                <Trans>
                  Trying again: {number} of {mostTries}.
                </Trans>
              ) : null}
            </Announced>
            {busy ? null : failureReason(cause)}
            <KeptInput />
          </Sentences>
        }
        action={
          <Button variant="filled" onClick={onRetry} busy={busy}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
      <p>
        <Sentences>
          <Trans>
            We have tried <Plural value={total} one="# time" other="# times" /> since{' '}
            <KeptTogether>{when}.</KeptTogether>
          </Trans>
          <Trans>
            If this goes on, write to <a href={`mailto:${supportAddress}`}>{supportAddress}</a>.
          </Trans>
        </Sentences>
      </p>
    </>
  )
}

export function OutagePage(props: Props) {
  return (
    <PlainFrame>
      <Translated>
        <OutageMessage {...props} />
      </Translated>
    </PlainFrame>
  )
}
