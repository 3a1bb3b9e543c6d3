import { Trans, useLingui } from '@lingui/react/macro'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { KeptInput } from '../../ui/form/draft/kept-input.tsx'
import { Announced } from '../../ui/page/announced.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Sentences } from '../../ui/page/sentences.tsx'
import { PlainFrame } from '../shell/plain-frame.tsx'
import { Translated } from '../shell/translated.tsx'
import type { OutageProps } from './outage-page.tsx'
import { mostTries } from './start-attempts.ts'

function Message({ tries: { number, cause }, busy, onRetry }: OutageProps) {
  const { t } = useLingui()
  return (
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
  )
}

/** Where the page that explains an outage could not be loaded either. */
export function PlainOutage(props: OutageProps) {
  return (
    <PlainFrame>
      <Translated>
        <Message {...props} />
      </Translated>
    </PlainFrame>
  )
}
