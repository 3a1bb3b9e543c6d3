import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  type DigitalLoad,
  type DigitalOffer,
  type DigitalProduct,
  digitalLoadQuery,
} from '../../api/digital-products/digital-purchases.ts'
import type { PaymentStatus } from '../../api/payment.ts'
import { CurrencyChooser } from '../../domain/payment/amount/currency-chooser.tsx'
import { NothingFoundNotice, WaitForOutcome } from '../../domain/payment/attempt/outcome-notice.tsx'
import { UnpaidNotice } from '../../domain/payment/attempt/unpaid-notice.tsx'
import { useOutcome } from '../../domain/payment/attempt/use-outcome.ts'
import { PaymentForm, type PaymentProps } from '../../domain/payment/form/payment-form.tsx'
import type { SummedValues } from '../../domain/payment/form/payment-values.ts'
import {
  type LoadedPaymentData,
  WithPaymentData,
} from '../../domain/payment/form/with-payment-data.tsx'
import { SkeletonFields } from '../../ui/states/skeleton.tsx'
import { AskPurchase } from './attempt/ask-purchase.tsx'
import { pendingPurchases } from './attempt/pending-purchase.ts'
import { usePurchasePayment } from './attempt/use-purchase-payment.ts'
import styles from './digital-payment.module.css'
import { digitalPaymentDraft } from './digital-payment-draft.ts'
import type { DigitalPaymentProps } from './digital-payment-props.ts'
import { identitiesOf } from './digital-payment-rules.ts'

type DigitalPaymentFormProps = Pick<DigitalPaymentProps, 'application' | 'user' | 'onPaid'> & {
  product: DigitalProduct
  load: DigitalLoad
  /** The chosen offer, by what the form has and what is on offer now. */
  offerIn: (values: SummedValues, load: DigitalLoad) => DigitalOffer | undefined
  /** That the person came back from without money. */
  earlier: PaymentStatus | 'failed' | undefined
  /** Shown above the payment methods. */
  children: ReactNode
} & Pick<PaymentProps, 'digitalPurchase' | 'packageRule'>

export function DigitalPaymentForm(props: DigitalPaymentFormProps) {
  return (
    <WithPaymentData loading={<SkeletonFields fields={4} />}>
      {(loaded) => <FormWithChoices {...props} {...loaded} />}
    </WithPaymentData>
  )
}

type LoadedFormProps = DigitalPaymentFormProps & LoadedPaymentData

function FormWithChoices({ data, countries, ...props }: LoadedFormProps) {
  const { application, user, product, load, offerIn, earlier } = props
  const { t } = useLingui()
  const queries = useQueryClient()
  const query = digitalLoadQuery(product)
  const { isFetching } = useQuery({ ...query, enabled: false })
  const draft = digitalPaymentDraft(user.identity, product)
  const send = usePurchasePayment({ product, user, load })
  const { outcome, ask, explain, settle } = useOutcome({
    pending: pendingPurchases[product],
    draft,
    known: identitiesOf(load),
    onPaid: props.onPaid,
  })
  const isAsking = outcome?.kind === 'asking'
  const blockedBecause = () => {
    if (isAsking) return <WaitForOutcome />
    if (isFetching) return <Trans>One moment, please. The prices are being updated.</Trans>
    return undefined
  }
  const reloadSum = async (values: SummedValues) =>
    offerIn(values, await queries.fetchQuery({ ...query, staleTime: 0 }))?.price
  return (
    <div className={styles.form}>
      {isAsking ? (
        <AskPurchase
          product={product}
          owner={user.identity}
          known={outcome.known}
          onAnswered={settle}
        />
      ) : null}
      {outcome?.kind === 'none' ? <NothingFoundNotice /> : null}
      {earlier && !outcome ? <UnpaidNotice payment={earlier} /> : null}
      {user.currencyIso ? null : <CurrencyChooser user={user} currencies={data.currencies} />}
      <PaymentForm
        data={data}
        countries={countries}
        label={t`Payment details`}
        application={application}
        user={user}
        context="digital"
        currency={user.currency}
        sumOf={(values) => offerIn(values, load)?.price}
        digitalPurchase={props.digitalPurchase}
        packageRule={props.packageRule}
        earlier={typeof earlier === 'object' ? earlier : undefined}
        draft={draft}
        attempt={{ settled: outcome?.kind === 'none' ? 1 : 0, onSentInAnotherTab: ask }}
        pay={(details, { idempotencyKey, digitalPurchase }) =>
          send(details, {
            idempotencyKey,
            availableDigitalPurchaseIdentity:
              offerIn({ amount: '', digitalPurchase }, load)?.identity ?? '',
          })
        }
        onPaid={({ receiptCode }) => props.onPaid(receiptCode)}
        onFailed={explain}
        reloadSum={reloadSum}
        blockedBecause={blockedBecause()}
      >
        {props.children}
      </PaymentForm>
    </div>
  )
}
