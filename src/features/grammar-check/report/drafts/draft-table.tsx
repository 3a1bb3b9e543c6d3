import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '../../../../ui/page/buttons/app-link.tsx'
import { ShownDate } from '../../../../ui/page/shown-date.tsx'
import { formatScore } from '../score/format-score.ts'
import type { ScoredDraft } from './draft-history.ts'
import styles from './drafts.module.css'

type Props = { history: readonly ScoredDraft[]; own: string }

export function DraftTable({ history, own }: Props) {
  const { t, i18n } = useLingui()
  return (
    <table className={styles.table} aria-label={t`Score and errors of each draft`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Draft</Trans>
          </th>
          <th scope="col">
            <Trans>Score</Trans>
          </th>
          <th scope="col">
            <Trans>Errors</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {history.map(({ number, assessment: { identity, name, createdAt }, score, errors }) => (
          <tr key={identity} data-own={identity === own || undefined}>
            <th scope="row">
              <span className={styles.draft}>
                <span className={styles.number}>{number}</span>
                <span>
                  {identity === own ? (
                    name
                  ) : (
                    <AppLink
                      to="/$lang/researcher/grammar-check/details/$identity"
                      params={{ identity }}
                    >
                      {name}
                    </AppLink>
                  )}
                  <span className={styles.note}>
                    <ShownDate at={createdAt} />
                  </span>
                </span>
              </span>
            </th>
            <td>{formatScore(score, i18n.locale)}</td>
            <td>{errors === undefined ? <Trans>not counted</Trans> : i18n.number(errors)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
