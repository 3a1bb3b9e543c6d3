import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from './order-page.module.css'

/** An order appears once it is paid, or once a bank is to bring the money. */
export function UnknownOrder({ isNew }: { isNew: boolean }) {
  return (
    <Section title={<Trans>We could not find this order</Trans>}>
      <p>
        {isNew ? (
          <Trans>
            If you have just paid, it appears among your orders as soon as your payment arrives.
          </Trans>
        ) : (
          <Trans>Please check the number, or look for it among your orders.</Trans>
        )}
      </p>
      <div className={styles.actions}>
        <AppButtonLink to="/$lang/researcher" variant="filled">
          <Trans>Go to my orders</Trans>
        </AppButtonLink>
      </div>
    </Section>
  )
}
