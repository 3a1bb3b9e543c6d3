import { Trans } from '@lingui/react/macro'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { isoOf } from '../../../lib/calendar.ts'
import { OneLine } from '../../../ui/page/one-line.tsx'
import styles from '../personal-data.module.css'
import { draftLabel } from './draft-label.ts'
import type { StoredDraft } from './stored-drafts.ts'

function DraftRow({ draft: { name, keptAt } }: { draft: StoredDraft }) {
  const time =
    keptAt === undefined ? null : (
      <OneLine>
        <time dateTime={isoOf(keptAt)}>{formatDateTime(keptAt)}</time>
      </OneLine>
    )
  return (
    <li className={styles.row}>
      <p className={styles.name}>{draftLabel(name)}</p>
      {time ? (
        <p className={styles.meta}>
          <Trans>Kept {time}</Trans>
        </p>
      ) : null}
    </li>
  )
}

export function DraftRows({ drafts }: { drafts: readonly StoredDraft[] }) {
  return (
    <ul className={styles.rows}>
      {drafts.map((draft) => (
        <DraftRow key={`${draft.owner} ${draft.name}`} draft={draft} />
      ))}
    </ul>
  )
}
