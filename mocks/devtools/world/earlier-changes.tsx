import { Trans, useLingui } from '@lingui/react/macro'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'
import { RewindButton } from './rewind-button.tsx'

const shownAtMost = 50

export function EarlierChanges() {
  const { t, i18n } = useLingui()
  const { page } = useDevtools()
  const earlier = page.persistedWorld.entries.filter(({ seq }) => seq <= page.openedAt)
  if (earlier.length === 0) return null
  const at = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <>
      <h4>
        <Trans>Changes before the page loaded</Trans>
      </h4>
      <ul className={styles.list} aria-label={t`Changes before the page loaded`}>
        {earlier
          .slice(-shownAtMost)
          .toReversed()
          .map(({ seq, operation, at: instant }) => (
            <li key={seq} className={styles.row}>
              <span className={styles.grow}>
                <strong>{operation}</strong>{' '}
                <span className={styles.hint}>{at.format(instant)}</span>
              </span>
              <RewindButton toBefore={seq} label={t`Rewind to before ${operation}`}>
                <Trans>Rewind</Trans>
              </RewindButton>
            </li>
          ))}
      </ul>
    </>
  )
}
