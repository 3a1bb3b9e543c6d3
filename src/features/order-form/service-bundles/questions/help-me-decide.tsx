import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { Notice } from '../../../../ui/page/notice.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { offersBundles } from './offers-bundles.ts'
import { useBundleInterest } from './use-bundle-interest.ts'

export function HelpMeDecide() {
  const { application } = useRouteContext({ from: '/$lang' })
  const { customerGoal } = useOrderForm().orderForm
  const { isSaving, setInterest } = useBundleInterest()
  if (!offersBundles(application, customerGoal?.name)) return null
  return (
    <Notice
      tone="plain"
      action={
        <Button busy={isSaving} onClick={() => void setInterest(true)}>
          <Trans>Help me decide</Trans>
        </Button>
      }
    >
      <Trans>
        Not sure which services you need? Answer a few questions. Services that you buy together
        cost less.
      </Trans>
    </Notice>
  )
}
