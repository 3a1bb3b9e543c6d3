import { Trans, useLingui } from '@lingui/react/macro'
import { useContext, useEffect } from 'react'
import { Button } from '../ui/page/button.tsx'
import { focusPageHeading, PageHeading } from '../ui/page/page-heading.tsx'
import { isReloading } from './missing-chunk.ts'
import { PlainFrame } from './plain-frame.tsx'
import { reportCrash } from './report-crash.ts'
import { Spoken } from './spoken.tsx'
import { WithinFrame } from './within-frame.ts'

type Props = { error: unknown }

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

/** Stands in place of what crashed, a screen within its frame or the whole page; the failure is reported once. */
export function CrashPage({ error }: Props) {
  const hasFrame = useContext(WithinFrame)
  const goes = isReloading()
  useEffect(() => {
    if (goes) return
    reportCrash(error)
    focusPageHeading()
  }, [error, goes])
  if (goes) return null
  const words = (
    <Spoken>
      <Words error={error} />
    </Spoken>
  )
  return hasFrame ? words : <PlainFrame>{words}</PlainFrame>
}
