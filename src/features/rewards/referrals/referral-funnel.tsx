import { Trans, useLingui } from '@lingui/react/macro'
import styles from './referral-funnel.module.css'

type Props = {
  invited: number
  /** Undefined where it is not known. */
  credited: number | undefined
  earned: string
  isUpdating: boolean
}

export function ReferralFunnel({ invited, credited, earned, isUpdating }: Props) {
  const { t, i18n } = useLingui()
  return (
    <ol className={styles.funnel} aria-label={t`From invitation to credit`} aria-busy={isUpdating}>
      <li className={styles.step}>
        <span className={styles.figure}>{i18n.number(invited)}</span>{' '}
        <span className={styles.name}>
          <Trans>Colleagues invited</Trans>
        </span>
      </li>
      {credited === undefined ? null : (
        <li className={styles.step}>
          <span className={styles.figure}>{i18n.number(credited)}</span>{' '}
          <span className={styles.name}>
            <Trans>Paid for a first order</Trans>
          </span>
        </li>
      )}
      <li className={styles.step}>
        <span className={styles.figure}>{earned}</span>{' '}
        <span className={styles.name}>
          <Trans>Credit earned</Trans>
        </span>
      </li>
    </ol>
  )
}
