import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { Sentences } from '../../ui/page/sentences.tsx'
import type { TooLong } from './translation-rules.ts'

type Props = {
  fileIdentity: string | null
  /** Undefined after a reload. */
  refusal: TooLong | undefined
}

/** Takes the focus when the manuscript has just been refused. */
export function TooLongNotice({ fileIdentity, refusal }: Props) {
  const { t, i18n } = useLingui()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (refusal) box.current?.focus()
  }, [refusal])
  const { fileName, wordCount, limit } = refusal?.file ?? {}
  const words = wordCount === undefined ? undefined : i18n.number(wordCount)
  const most = limit === undefined ? undefined : i18n.number(limit)
  const title = fileName
    ? t`${fileName} is too long`
    : t`Your last manuscript is too long for digital translation`
  return (
    <section ref={box} tabIndex={-1} aria-label={title}>
      <Notice
        stacked
        title={title}
        action={
          <AppButtonLink to="/$lang/researcher/submit/new" preload={false}>
            <Trans>Order a professional translation</Trans>
          </AppButtonLink>
        }
      >
        <p>
          <Sentences>
            {words ? (
              <Trans>
                It has {words} words. The limit for digital translation is {most}.
              </Trans>
            ) : (
              <Trans>It has more words than we translate automatically.</Trans>
            )}
            <Trans>
              No translation was used. You can choose a shorter file, or order a professional
              translation.
            </Trans>
          </Sentences>
        </p>
        {fileIdentity ? (
          <p>
            <Trans>File reference: {fileIdentity}</Trans>
          </p>
        ) : null}
      </Notice>
    </section>
  )
}
