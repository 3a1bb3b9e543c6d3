import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/page/icon.tsx'
import type { ManuscriptSummary } from './docx/preflight-report.ts'
import type { KnownReport } from './known-reports.ts'
import styles from './preflight-summary.module.css'

type Note = { key: string; text: ReactNode }

function notesOnText({
  comments,
  changes,
  uncaptionedFigures: figures,
}: ManuscriptSummary): Note[] {
  const notes: Note[] = []
  if (comments > 0) {
    notes.push({
      key: 'comments',
      text: (
        <Plural
          value={comments}
          one="# open comment: editors see it. Remove it if it is not meant for us."
          other="# open comments: editors see them. Remove them if they are not meant for us."
        />
      ),
    })
  }
  if (changes > 0) {
    notes.push({
      key: 'changes',
      text: (
        <Plural
          value={changes}
          one="# tracked change is still open. Accept or reject it first, or we edit the text as if it were accepted."
          other="# tracked changes are still open. Accept or reject them first, or we edit the text as if they were accepted."
        />
      ),
    })
  }
  if (figures > 0) {
    notes.push({
      key: 'figures',
      text: (
        <Plural
          value={figures}
          one="# figure has no caption. Add one if you would like it edited, too."
          other="# figures have no caption. Add captions if you would like them edited, too."
        />
      ),
    })
  }
  return notes
}

function notesOn(report: KnownReport): Note[] {
  switch (report.kind) {
    case 'read':
      return notesOnText(report.summary)
    case 'empty':
      return [
        { key: 'empty', text: <Trans>This file has no text. Is it the one you meant?</Trans> },
      ]
    case 'locked':
      return [
        {
          key: 'locked',
          text: <Trans>This file is protected by a password. Save a copy without it.</Trans>,
        },
      ]
    case 'damaged':
      return [
        {
          key: 'damaged',
          text: (
            <Trans>Word can’t open this file either: it is damaged. Choose another copy.</Trans>
          ),
        },
      ]
    case 'too-large':
      return [
        {
          key: 'too-large',
          text: (
            <Trans>
              This file is too large to be read here. Please enter its word count yourself.
            </Trans>
          ),
        },
      ]
    default:
      return []
  }
}

export function PreflightNotes({ report }: { report: KnownReport }) {
  const notes = notesOn(report)
  if (notes.length === 0) return null
  // What cannot be worked with stands out from what is merely worth knowing.
  const isWarning = report.kind !== 'read'
  return (
    <ul className={styles.notes}>
      {notes.map(({ key, text }) => (
        <li key={key} className={styles.note}>
          <Icon
            name={isWarning ? 'warning' : 'info'}
            size={14}
            className={styles.icon}
            data-warning={isWarning}
          />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
