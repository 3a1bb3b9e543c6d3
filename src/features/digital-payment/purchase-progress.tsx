import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { awaitedLoadQuery, type DigitalProduct } from '../../api/digital-purchases.ts'
import type { PaymentStatus } from '../../api/payment.ts'
import { PaymentReceipt } from '../../domain/payment/receipt/payment-receipt.tsx'
import { showMessage } from '../../ui/messages/message-store.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { Spinner } from '../../ui/page/spinner.tsx'
import { LastUpdated } from '../../ui/states/polling/last-updated.tsx'
import { useFailedPolls } from '../../ui/states/polling/use-failed-polls.ts'
import { forgetDigitalPaymentDraft } from './digital-payment-draft.ts'
import type { DigitalPaymentProps } from './digital-payment-props.ts'
import { newReceipt, purchasePaidBy } from './digital-payment-rules.ts'
import { purchaseRecords } from './purchase-records.ts'
import { purchasedMessage } from './purchased-message.ts'

type Props = Pick<DigitalPaymentProps, 'user' | 'onPurchased'> & {
  product: DigitalProduct
  receiptCode: string
  payment: PaymentStatus | undefined
}

function SettingUp({ product }: Pick<Props, 'product'>) {
  return (
    <>
      <Spinner>
        {product === 'editing' ? (
          <Trans>Your subscription is being set up.</Trans>
        ) : (
          <Trans>Your translations are being added.</Trans>
        )}
      </Spinner>
      <p>
        <Trans>
          This page checks every 10 seconds and continues automatically. You can also leave: nothing
          is lost.
        </Trans>
      </p>
    </>
  )
}

export function PurchaseProgress({ product, user, receiptCode, payment, onPurchased }: Props) {
  const query = awaitedLoadQuery(product, (load) => purchasePaidBy(load, receiptCode) !== undefined)
  const { data: load, dataUpdatedAt, errorUpdateCount, refetch } = useQuery(query)
  const failedPolls = useFailedPolls(query.queryKey, errorUpdateCount)
  const purchase = load && purchasePaidBy(load, receiptCode)
  const isPurchased = purchase !== undefined
  const { identity: owner } = user

  const forget = useEffectEvent(() => forgetDigitalPaymentDraft(owner, product))
  useEffect(() => forget(), [])

  const finish = useEffectEvent(() => {
    if (!load || !purchase) return
    const records = purchaseRecords[product]
    const sent = records.readFor(owner, product)?.sent
    const isFound = newReceipt(load, product, sent?.known ?? []) !== undefined
    records.update(owner, product, { sent: isFound ? undefined : sent, away: undefined })
    showMessage(purchasedMessage(purchase))
    void onPurchased()
  })
  useEffect(() => {
    if (isPurchased) finish()
  }, [isPurchased])

  const isApproved = payment?.status === 'approved'
  const progress = (
    <>
      <SettingUp product={product} />
      <LastUpdated failedPolls={failedPolls} asOf={dataUpdatedAt} onRetry={refetch} />
    </>
  )
  const title = isApproved ? (
    <Trans>Payment received</Trans>
  ) : (
    <Trans>Your payment is being processed</Trans>
  )
  if (!payment) return <Section title={title}>{progress}</Section>
  return (
    <PaymentReceipt
      title={title}
      payment={payment}
      actions={
        <AppButtonLink to="/$lang/researcher" variant="text">
          <Trans>Go to my orders</Trans>
        </AppButtonLink>
      }
    >
      {progress}
    </PaymentReceipt>
  )
}
