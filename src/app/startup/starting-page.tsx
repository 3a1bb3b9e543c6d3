import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Spinner } from '../../ui/page/spinner.tsx'
import { PlainFrame } from '../shell/plain-frame.tsx'
import { Translated } from '../shell/translated.tsx'
import { mostTries } from './start-attempts.ts'

/** The static page's heading, read before React replaces it; empty in Storybook. */
const firstHeading = document.getElementById('first-heading')?.textContent ?? ''

type Props = { number: number }

function TryingAgain({ number }: Props) {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`The service isn't responding yet`}
      action={
        <Spinner>
          <Trans>
            Trying again: {number} of {mostTries}.
          </Trans>
        </Spinner>
      }
    />
  )
}

export function StartingPage({ number }: Props) {
  return (
    <PlainFrame>
      {number > 1 && i18n.locale ? (
        <Translated>
          <TryingAgain number={number} />
        </Translated>
      ) : firstHeading ? (
        <h1>{firstHeading}</h1>
      ) : null}
    </PlainFrame>
  )
}
