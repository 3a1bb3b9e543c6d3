import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  type DigitalLoad,
  type DigitalProduct,
  digitalLoadQuery,
} from '../../api/digital-purchases.ts'
import type { PaymentStatus } from '../../api/payment.ts'
import { PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import type { DigitalPaymentProps } from './digital-payment-props.ts'
import { PurchaseProgress } from './purchase-progress.tsx'
import { usePaymentReturn } from './use-payment-return.ts'

export type EarlierPaymentProps = { earlier: PaymentStatus | 'failed' | undefined }

type Props = DigitalPaymentProps & {
  product: DigitalProduct
  rail: ReactNode
  railLabel: string
  form: (load: DigitalLoad, earlier: EarlierPaymentProps['earlier']) => ReactNode
}

export function DigitalPayment({ rail, railLabel, form, ...props }: Props) {
  const { product, user, receiptCode, onPurchased } = props
  const { view, payment, earlier } = usePaymentReturn(props)
  const load = useQuery(digitalLoadQuery(product))
  const content = () => {
    if (view === 'loading') return <SkeletonRows rows={3} />
    if (view === 'progress' && receiptCode !== undefined) {
      return (
        <PurchaseProgress
          key={receiptCode}
          product={product}
          user={user}
          receiptCode={receiptCode}
          payment={payment}
          onPurchased={onPurchased}
        />
      )
    }
    return (
      <QueryState
        query={load}
        loading={<SkeletonRows rows={3} />}
        failedTitle={<Trans>The prices could not be loaded</Trans>}
      >
        {(loaded) => form(loaded, earlier)}
      </QueryState>
    )
  }
  return (
    <PageGrid rail={rail} railLabel={railLabel}>
      {content()}
    </PageGrid>
  )
}
