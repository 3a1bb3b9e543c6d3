import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { failureReason } from '../../../../api/errors/failure-messages.ts'
import type { ManuscriptDetailsBody as SavedDetails } from '../../../../api/order-form/order-form-saving.ts'
import { languageName } from '../../../../domain/languages/language-names.ts'
import { Announced } from '../../../../ui/page/announced.tsx'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { Section } from '../../../../ui/page/layout/section.tsx'
import { Notice } from '../../../../ui/page/notice.tsx'
import { VisuallyHidden } from '../../../../ui/page/visually-hidden.tsx'
import { SkeletonLines } from '../../../../ui/states/skeleton.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'
import styles from './manuscript-details.module.css'
import { ManuscriptDetailsForm } from './manuscript-details-form.tsx'
import { completeLength, type TextLength } from './manuscript-values.ts'
import { type Reading, useReading } from './use-reading.ts'
import { WordCountMismatch } from './word-count-mismatch.tsx'

function useLanguageName() {
  const { i18n } = useLingui()
  const { manuscriptLanguages } = useOrderForm().orderForm
  return (id: number) => {
    const name = manuscriptLanguages.find((language) => language.id === id)?.name ?? ''
    return languageName(id, name, (message) => i18n._(message))
  }
}

/** Heard once it is known; the summary shows it. */
function Counted({ details, undone }: NonNullable<Reading['saved']>) {
  const language = useLanguageName()(details.language)
  const { wordCount } = details
  return (
    <>
      <VisuallyHidden>
        <Trans>
          We counted <Plural value={wordCount} one="# word" other="# words" /> in {language}.
        </Trans>
      </VisuallyHidden>
      {undone ? (
        <p>
          {undone === 'service' ? (
            <Trans>Prices depend on this, so please choose your service again.</Trans>
          ) : (
            <Trans>Prices depend on this, so please choose your delivery again.</Trans>
          )}
        </p>
      ) : null}
    </>
  )
}

/** Why the form is open although there are files. */
function NotFound({ known, error }: { known: TextLength; error: unknown }) {
  if (error) {
    const reason = failureReason(error)
    return <Trans>What we read in your files was not saved. {reason}</Trans>
  }
  return known.wordCount === null && known.languageId === null ? (
    <Trans>We couldn't read your files. Please enter the language and the word count.</Trans>
  ) : (
    <Trans>We couldn't find everything in your files. Please fill in what is missing.</Trans>
  )
}

function Summary({ wordCount, language, isCounted }: SavedDetails & { isCounted: boolean }) {
  const nameOf = useLanguageName()
  return (
    <dl className={styles.summary}>
      <div>
        <dt>
          <Trans>Language</Trans>
        </dt>
        <dd>{nameOf(language)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Length</Trans>
        </dt>
        <dd>
          <Plural value={wordCount} one="# word" other="# words" />
          {isCounted ? (
            <span className={styles.source}>
              <Trans>Counted in your files.</Trans>
            </span>
          ) : null}
        </dd>
      </div>
    </dl>
  )
}

const isSame = (saved: SavedDetails, current: SavedDetails | undefined) =>
  saved.wordCount === current?.wordCount && saved.language === current.language

/** Language and word count of the manuscript, read in its files or entered. */
export function ManuscriptDetails() {
  const { t } = useLingui()
  const { orderForm } = useOrderForm()
  const { isReading, isRead, known, saved, error } = useReading()
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
        {isReading ? (
          <p>
            {confirmed ? (
              <Trans>We are comparing this with your files…</Trans>
            ) : (
              <Trans>We are reading your manuscript…</Trans>
            )}
          </p>
        ) : counted ? (
          <Counted {...counted} />
        ) : isRead ? (
          <Notice tone="plain">
            <NotFound known={known} error={error} />
          </Notice>
        ) : null}
      </Announced>
      <div ref={box} tabIndex={-1} className={styles.box}>
        {content()}
      </div>
      {isOpen ? null : <WordCountMismatch />}
    </Section>
  )
}
