import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FormService } from '../../../api/order-form/order-form.ts'

export function whyDisabled(service: FormService, isChosen: boolean): ReactNode {
  if (isChosen) {
    return service.canBeRemovedFromOrder ? undefined : (
      <Trans>This is part of your order and can’t be removed.</Trans>
    )
  }
  return service.disabled ? <Trans>Not available for this order.</Trans> : undefined
}
