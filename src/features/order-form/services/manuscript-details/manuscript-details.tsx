import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { ManuscriptDetailsBody as SavedDetails } from '../../../../api/order-form/order-form-saving.ts'
import { Announced } from '../../../../ui/page/announced.tsx'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { Section } from '../../../../ui/page/layout/section.tsx'
import { MetaLine } from '../../../../ui/page/meta-line.tsx'
import { SkeletonLines } from '../../../../ui/states/skeleton.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { MeasuredLength } from '../../text-length/measured-length.tsx'
import styles from './manuscript-details.module.css'
import { ManuscriptDetailsForm } from './manuscript-details-form.tsx'
import { completeLength } from './manuscript-values.ts'
import { ReadingStatus } from './reading-status.tsx'
import { useLanguageName } from './use-language-name.ts'
import { useReading } from './use-reading.ts'
import { WordCountMismatch } from './word-count-mismatch.tsx'

function Summary({ wordCount, language, isCounted }: SavedDetails & { isCounted: boolean }) {
  const nameOf = useLanguageName()
  return (
    <>
      <MetaLine>
        {nameOf(language)}
        <MeasuredLength wordCount={wordCount} language={language} />
      </MetaLine>
      {isCounted ? (
        <p className={styles.source}>
          <Trans>Counted in your files.</Trans>
        </p>
      ) : null}
    </>
  )
}

const isSame = (saved: SavedDetails, current: SavedDetails | undefined) =>
  saved.wordCount === current?.wordCount && saved.language === current.language

export function ManuscriptDetails() {
  const { t } = useLingui()
  const { orderForm } = useOrderForm()
  const reading = useReading()
  const { isReading, known, saved } = reading
  const [isEditing, setEditing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(isEditing)
  useLayoutEffect(() => {
    // The pressed button is gone, so the focus moves to what replaced it.
    if (wasEditing.current !== isEditing) box.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  const { wordCount, manuscriptLanguageId: languageId } = orderForm
  const confirmed = completeLength({ wordCount, languageId })
  const counted = saved && isSame(saved.details, confirmed) ? saved : undefined
  const isOpen = isEditing || (!isReading && !confirmed)
  const content = (): ReactNode => {
    if (isReading && !confirmed) return <SkeletonLines lines={2} label={null} />
    if (confirmed && !isOpen) return <Summary {...confirmed} isCounted={counted !== undefined} />
    return (
      <ManuscriptDetailsForm
        known={known}
        onSaved={() => setEditing(false)}
        onCancel={confirmed && (() => setEditing(false))}
      />
    )
  }
  return (
    <Section
      title={<Trans>Manuscript details</Trans>}
      action={
        isOpen || !confirmed ? null : (
          <Button
            variant="text"
            aria-label={t`Edit manuscript details`}
            onClick={() => setEditing(true)}
          >
            <Trans>Edit</Trans>
          </Button>
        )
      }
    >
      <Announced>
        <ReadingStatus reading={reading} counted={counted} isConfirmed={confirmed !== undefined} />
      </Announced>
      <div ref={box} tabIndex={-1} className={styles.box}>
        {content()}
      </div>
      {isOpen ? null : <WordCountMismatch />}
    </Section>
  )
}
