import { Trans, useLingui } from '@lingui/react/macro'
import { useContext, useEffect } from 'react'
import { isMissingChunk } from '../../lib/browser/missing-chunk-error.ts'
import { supportAddress } from '../../lib/support-address.ts'
import { KeptInput } from '../../ui/form/draft/kept-input.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import { focusPageHeading, PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Sentences } from '../../ui/page/sentences.tsx'
import { PlainFrame } from '../shell/plain-frame.tsx'
import { Translated } from '../shell/translated.tsx'
import { WithinFrame } from '../shell/within-frame.ts'
import styles from './crash-page.module.css'
import { crashReference, crashText } from './crash-reference.ts'
import { isReloading } from './missing-chunk.ts'
import { reportCrash } from './report-crash.ts'

type Props = { error: unknown }

const reload = () => globalThis.location.reload()

const ReloadButton = () => (
  <Button variant="filled" onClick={reload}>
    <Trans>Reload</Trans>
  </Button>
)

function UnloadedMessage() {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`This page could not be loaded`}
      lead={<Trans>Please check your connection and reload the page.</Trans>}
      action={<ReloadButton />}
    />
  )
}

function mailAddress(reference: string, text: string): string {
  const body = [reference, globalThis.location.href, text].join('\n')
  return `mailto:${supportAddress}?subject=${reference}&body=${encodeURIComponent(body)}`
}

function CrashMessage({ error }: Props) {
  const { t } = useLingui()
  const text = crashText(error)
  const reference = crashReference(error)
  return (
    <>
      <PageHeading
        alone
        title={t`Something went wrong`}
        lead={
          <Sentences>
            <Trans>This is our fault. Reload the page to continue.</Trans>
            <KeptInput />
          </Sentences>
        }
        action={<ReloadButton />}
      />
      <p>
        <Trans>
          If it happens again, <a href={mailAddress(reference, text)}>write to our support team</a>{' '}
          and quote this reference: <strong>{reference}</strong>
        </Trans>
      </p>
      <details className={styles.details}>
        <summary>
          <Trans>Technical details</Trans>
        </summary>
        <code>{text}</code>
      </details>
    </>
  )
}

export function CrashPage({ error }: Props) {
  const hasFrame = useContext(WithinFrame)
  const isReload = isReloading()
  useEffect(() => {
    if (isReload) return
    reportCrash(error)
    focusPageHeading()
  }, [error, isReload])
  if (isReload) return null
  const content = (
    <Translated>
      {isMissingChunk(error) ? <UnloadedMessage /> : <CrashMessage error={error} />}
    </Translated>
  )
  return hasFrame ? content : <PlainFrame>{content}</PlainFrame>
}
