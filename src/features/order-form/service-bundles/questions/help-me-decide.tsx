import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'
import styles from './bundle-questions.module.css'
import { offersBundles } from './offers-bundles.ts'
import { useBundleInterest } from './use-bundle-interest.ts'

export function HelpMeDecide() {
  const { application } = useRouteContext({ from: '/$lang' })
  const { customerGoal } = useOrderForm().orderForm
  const { isSaving, setInterest } = useBundleInterest()
  if (!offersBundles(application, customerGoal?.name)) return null
  return (
    <p className={styles.offer}>
      <Trans>Not sure which services you need?</Trans>{' '}
      <Button variant="text" busy={isSaving} onClick={() => void setInterest(true)}>
        <Trans>Help me decide</Trans>
      </Button>
    </p>
  )
}
