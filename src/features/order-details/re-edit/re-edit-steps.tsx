import { Trans } from '@lingui/react/macro'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from './re-edit.module.css'

export function ReeditSteps({ isFree }: { isFree: boolean }) {
  return (
    <Section title={<Trans>What happens next</Trans>}>
      <ol className={styles.steps}>
        <li>
          {isFree ? (
            <Trans>You choose a service. All editing in this round is free.</Trans>
          ) : (
            <Trans>You choose a service.</Trans>
          )}
        </li>
        <li>
          <Trans>You send us your revised manuscript.</Trans>
        </li>
        <li>
          {isFree ? (
            <Trans>
              You see the delivery time before you order. Only additional services cost extra.
            </Trans>
          ) : (
            <Trans>You see the price and the delivery time before you order.</Trans>
          )}
        </li>
      </ol>
    </Section>
  )
}
