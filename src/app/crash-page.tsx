import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Button } from '../ui/page/button.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { PlainFrame } from './plain-frame.tsx'
import { reportCrash } from './report-crash.ts'
import { Spoken } from './spoken.tsx'

type Props = { error: unknown; reset?: () => void }

function Words({ error }: Props) {
  const { t } = useLingui()
  const words = error instanceof Error ? error.message : String(error)
  const reload = () => globalThis.location.reload()
  return (
    <>
      <PageHeading
        alone
        title={t`Something went wrong`}
        lead={
          <Trans>
            This page broke, and it is our fault. We have been told. What you had typed is kept, so
            you can load the page again and go on.
          </Trans>
        }
        action={
          <Button variant="filled" onClick={reload}>
            <Trans>Load the page again</Trans>
          </Button>
        }
      />
      <p>
        <Trans>
          If it breaks again, please tell us these words: <code>{words}</code>
        </Trans>
      </p>
    </>
  )
}

/** Stands in place of a screen that crashed; the failure is reported once. */
export function CrashPage({ error }: Props) {
  useEffect(() => reportCrash(error), [error])
  return (
    <PlainFrame>
      <Spoken>
        <Words error={error} />
      </Spoken>
    </PlainFrame>
  )
}
