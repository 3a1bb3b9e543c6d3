import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from './order-page.module.css'

type Props = {
  isNew: boolean
  onCheck: () => Promise<unknown>
}

/** An order appears once it is paid, or once a bank is to bring the money. */
export function UnknownOrder({ isNew, onCheck }: Props) {
  const [isChecking, setChecking] = useState(false)
  const check = () => {
    setChecking(true)
    void onCheck().finally(() => setChecking(false))
  }
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
        {isNew ? (
          <Button variant="filled" busy={isChecking} onClick={check}>
            <Trans>Check again</Trans>
          </Button>
        ) : (
          <AppButtonLink to="/$lang/researcher" variant="filled">
            <Trans>Go to my orders</Trans>
          </AppButtonLink>
        )}
      </div>
    </Section>
  )
}
