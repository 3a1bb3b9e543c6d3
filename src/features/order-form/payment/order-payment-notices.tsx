import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type FailedPayment,
  isNothingFound,
} from '../../../domain/payment/attempt/attempt-machine.ts'
import { AttemptNotices } from '../../../domain/payment/attempt/attempt-notices.tsx'
import type { UsedAttempt } from '../../../domain/payment/attempt/use-payment-attempt.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { PaymentFailureDialog } from './payment-failure-dialog.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'

export function OrderPaymentNotices({ attempt }: { attempt: UsedAttempt }) {
  const { state, draft, settle } = attempt
  const { identity } = useOrderForm().orderForm
  const [closed, setClosed] = useState<FailedPayment>()
  const failed = state.at === 'not-paid' ? state.failed : undefined
  return (
    <>
      <AttemptNotices
        attempt={attempt}
        keepsOrder
        ask={
          <PaymentOutcome
            owner={draft.owner}
            form={identity}
            onPaid={() => settle(true)}
            onNotPaid={() => settle(false)}
          />
        }
      >
        <Announced>
          {isNothingFound(state) ? (
            <Notice>
              <Trans>Your payment did not arrive, and you were not charged. You can pay now.</Trans>
            </Notice>
          ) : null}
        </Announced>
      </AttemptNotices>
      <PaymentFailureDialog
        failed={failed === closed ? undefined : failed}
        onClose={() => setClosed(failed)}
      />
    </>
  )
}
