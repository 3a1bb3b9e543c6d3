import { Trans } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { formatMoney, type MoneyCurrency } from '../../../i18n/format-money.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import type { PaymentValues } from '../choices/payment-values.ts'
import styles from '../payment.module.css'

const fieldName = fieldsOf<PaymentValues>()

type Props = {
  isOpen: boolean
  children: ReactNode
  sum: number | undefined
  currency: MoneyCurrency
  blockedBecause: ReactNode
}

/** Next locks the amount until the user starts over. */
export function AmountStep({ isOpen, children, sum, currency, blockedBecause }: Props) {
  const step = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    step.current?.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus()
  }, [isOpen])
  return (
    <div ref={step}>
      {isOpen ? (
        <>
          {children}
          <SubmitButton blockedBecause={blockedBecause}>
            <Trans>Next</Trans>
          </SubmitButton>
        </>
      ) : (
        <LockedAmount sum={sum} currency={currency} />
      )}
    </div>
  )
}

function LockedAmount({ sum, currency }: Pick<Props, 'sum' | 'currency'>) {
  const form = useFormState()
  return (
    <div className={styles.locked}>
      <dl tabIndex={-1}>
        <dt>
          <Trans>Amount</Trans>
        </dt>
        <dd>{sum === undefined ? null : formatMoney(sum, currency)}</dd>
      </dl>
      <Button variant="text" onClick={() => form.change(fieldName('isAmountLocked'), false)}>
        <Trans>Start over</Trans>
      </Button>
    </div>
  )
}
