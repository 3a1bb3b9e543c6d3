import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { digitalLoadQuery } from '../../api/digital-purchases.ts'
import { MissingCurrency } from '../../domain/payment/amount/missing-currency.tsx'
import { AttemptNotices } from '../../domain/payment/attempt/attempt-notices.tsx'
import { PaymentForm } from '../../domain/payment/form/payment-form.tsx'
import { WithPaymentData } from '../../domain/payment/form/with-payment-data.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { AskPurchase } from './ask-purchase.tsx'
import styles from './digital-payment.module.css'
import type { EarlierPaymentProps } from './digital-payment.tsx'
import type { DigitalPaymentProps } from './digital-payment-props.ts'
import { useDigitalAttempt } from './use-digital-attempt.ts'
import { type DigitalChoice, useDigitalPurpose } from './use-digital-purpose.ts'

type PartsProps = EarlierPaymentProps & { choice: DigitalChoice; children: ReactNode }

type Props = Pick<DigitalPaymentProps, 'application' | 'user'> & PartsProps

export function DigitalPaymentForm({ application, user, ...props }: Props) {
  return (
    <WithPaymentData application={application} user={user} loading={<SkeletonRows rows={3} />}>
      <DigitalPaymentParts {...props} />
    </WithPaymentData>
  )
}

function DigitalPaymentParts({ earlier, choice, children }: PartsProps) {
  const { product, load, onPaid } = choice
  const { isFetching } = useQuery({ ...digitalLoadQuery(product), enabled: false })
  const purpose = useDigitalPurpose(choice)
  const attempt = useDigitalAttempt({ product, load, earlier })
  return (
    <div className={styles.form}>
      <AttemptNotices
        attempt={attempt}
        ask={<AskPurchase product={product} attempt={attempt} onPaid={onPaid} />}
      />
      <MissingCurrency />
      <PaymentForm
        purpose={purpose}
        attempt={attempt}
        blockedBecause={
          isFetching ? <Trans>One moment, please. The prices are being updated.</Trans> : undefined
        }
      >
        {children}
      </PaymentForm>
    </div>
  )
}
