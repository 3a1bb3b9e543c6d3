import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import type { PaymentData } from '../../../api/payment.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { BillingAddress } from '../address/billing-address.tsx'
import { InvoiceDetails } from '../address/invoice-details.tsx'
import { needsAmount } from '../amount/amount-rules.ts'
import { AmountStep } from '../amount/amount-step.tsx'
import { useSummedValues } from '../amount/use-summed-values.ts'
import { BrazilOptionField } from '../brazil/brazil-option-field.tsx'
import { FundsFields } from '../funds/funds-fields.tsx'
import { type ShownSum, SumToPay } from '../funds/sum-to-pay.tsx'
import { MethodChoice } from '../method-choice.tsx'
import { MethodFields } from '../method-fields.tsx'
import { CardCharge } from '../methods/credit-card/card-charge.tsx'
import type { CardSession } from '../methods/credit-card/card-session.ts'
import { methodName } from '../methods/method-registry.ts'
import styles from '../payment.module.css'
import { chargeIn, fundedBill, type PaymentSum } from '../payment-sum.ts'
import { usePaymentChoices } from '../use-payment-choices.ts'
import { PayButton } from './pay-button.tsx'
import { type PaymentSettings, withoutCharge } from './payment-settings.ts'
import { chosenMethod, type PaymentValues, type SummedValues } from './payment-values.ts'
import { TermsBox } from './terms-box.tsx'

const fieldName = fieldsOf<PaymentValues>()

export type PaymentSumProps = PaymentSum & {
  /** Shown above the payment methods, such as the amount field. */
  children?: ReactNode
  /** Beside the button that pays. */
  beside?: ReactNode
  /** Why this cannot be paid now; undefined if it can. */
  blockedBecause?: ReactNode
  /** Called with what credits and balance leave to pay; with undefined at the end. */
  onSum?: (sum: ShownSum | undefined) => void
  /** Left out above the button, since the page shows it beside the form. */
  isSumBeside?: boolean
}

type Props = PaymentSumProps & {
  application: Application
  user: User
  settings: PaymentSettings
  data: PaymentData
  cardSession: CardSession
  isRedirecting: boolean
  /** Of the payment that this one continues. */
  receiptCode: string | undefined
}

/** Asks for a typed amount first, then for the rest. */
export function PaymentBody(props: Props) {
  const { user, currency, settings, sumOf, isRedirecting, amountRule } = props
  const form = useFormState()
  const choices = usePaymentChoices()
  const summed = useSummedValues()
  const isAmountLocked = form.valueOf(fieldName('isAmountLocked')) === true
  const isAmountOpen = needsAmount({ ...summed, isAmountLocked }, amountRule)
  const sum = sumOf(summed)
  const blockedBecause = () => {
    if (isRedirecting) return <Trans>One moment, please. The payment page is opening.</Trans>
    if (props.blockedBecause) return props.blockedBecause
    if (!user.currencyIso) return <Trans>Please choose your currency first.</Trans>
    const isFree = chargeIn(props, { ...choices, ...summed })?.due === 0
    if (settings.context === 'payoff' && choices.paymentMethodId === '' && !isFree) {
      return <Trans>Please choose a payment method first.</Trans>
    }
    return undefined
  }
  if (!amountRule) {
    return (
      <>
        {props.children}
        <HowToPay {...props} summed={summed} blockedBecause={blockedBecause()} />
      </>
    )
  }
  return (
    <>
      <AmountStep
        isOpen={isAmountOpen}
        sum={sum}
        currency={currency}
        blockedBecause={blockedBecause()}
      >
        {props.children}
      </AmountStep>
      {isAmountOpen ? null : (
        <HowToPay {...props} summed={summed} blockedBecause={blockedBecause()} />
      )}
    </>
  )
}

type HowToPayProps = Props & { summed: SummedValues; blockedBecause: ReactNode }

/** Of the chosen method; undefined where the sum does not name it. */
function shownMethod({ context, methods }: PaymentSettings, chosen: string): string | undefined {
  const method = methods.find(({ id }) => String(id) === chosen)
  return context === 'payoff' && method ? methodName(method) : undefined
}

function HowToPay({ summed, blockedBecause, ...props }: HowToPayProps) {
  const { application, user, currency, data, cardSession } = props
  const choices = usePaymentChoices()
  const applied = chargeIn(props, { ...choices, ...summed })
  const bill = fundedBill(props, summed)
  const due = applied?.due
  const isFree = due === 0
  const settings = isFree ? withoutCharge(props.settings) : props.settings
  const method = isFree ? undefined : shownMethod(settings, choices.paymentMethodId)
  const sum = applied && { total: bill?.total ?? applied.due, applied, method }
  const report = useEffectEvent((shown: ShownSum | undefined) => props.onSum?.(shown))
  const { creditsApplied, prepaymentApplied } = applied ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the sum is made of
  useEffect(() => {
    report(sum)
    return () => report(undefined)
  }, [due, creditsApplied, prepaymentApplied, method])
  const addresses = {
    settings,
    addresses: data.userAddresses,
    likely: user.country ? [user.country] : [],
  }
  return (
    <>
      <div className={styles.groups}>
        {bill ? <FundsFields bill={bill} /> : null}
        {isFree ? (
          <ClearMethod />
        ) : (
          <>
            {settings.isBrazilian ? <BrazilOptionField settings={settings} /> : null}
            <MethodChoice settings={settings} />
            <MethodFields
              settings={settings}
              data={data}
              cardSession={cardSession}
              sum={due}
              receiptCode={props.receiptCode}
            />
            <BillingAddress {...addresses} />
            <InvoiceDetails {...addresses} />
          </>
        )}
      </div>
      <TermsBox href={application.config.links.termsOfService} />
      {sum && !props.isSumBeside ? <SumToPay {...sum} currency={currency} /> : null}
      {applied ? (
        <CardCharge sum={applied.due} currency={currency} currencies={data.currencies} />
      ) : null}
      <PayButton
        sum={due}
        currency={currency}
        context={settings.context}
        method={chosenMethod(choices)}
        beside={props.beside}
        blockedBecause={blockedBecause}
      />
    </>
  )
}

/** When the charge rises above 0 again, the method is to be chosen anew. */
function ClearMethod() {
  const { change } = useFormState()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's functions are new each time
  useEffect(() => change(fieldName('paymentMethodId'), ''), [])
  return null
}
