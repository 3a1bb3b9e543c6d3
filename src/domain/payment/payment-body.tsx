import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Schema } from 'yup'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { Currency } from '../../api/invoices.ts'
import type { PaymentData } from '../../api/payment.ts'
import { useFormState } from '../../ui/form/form-context.ts'
import { BillingAddress } from './address/billing-address.tsx'
import { InvoiceDetails } from './address/invoice-details.tsx'
import { AmountStep } from './amount/amount-step.tsx'
import { asksAmount } from './amount/asks-amount.ts'
import { MethodChoice } from './method-choice.tsx'
import { MethodFields } from './method-fields.tsx'
import { BrazilOptionField } from './methods/brazil-fields.tsx'
import type { CardSession } from './methods/card-session.ts'
import { PayButton } from './pay-button.tsx'
import type { PaymentSettings } from './payment-settings.ts'
import { TermsBox } from './terms-box.tsx'
import { usePaymentChoices } from './use-payment-choices.ts'

export type SumShown = {
  /** What is to be paid, in major units, where `amount` has been typed; undefined while that says nothing. */
  sumOf: (amount: string) => number | undefined
  /** The rule of a sum that is typed into `amount` before everything else; left out where it is fixed. */
  amountRule?: Schema<string | undefined>
  /** Stands before the ways to pay, such as the field of a sum that is typed. */
  children?: ReactNode
}

type Props = SumShown & {
  application: Application
  user: User
  currency: Currency
  settings: PaymentSettings
  data: PaymentData
  cardSession: CardSession
  isLeaving: boolean
}

/** What a payment form asks for: an amount first, where it is typed, and then how it is paid. */
export function PaymentBody(props: Props) {
  const { user, currency, settings, sumOf, isLeaving, amountRule } = props
  const form = useFormState()
  const { paymentMethodId } = usePaymentChoices()
  const amount = String(form.valueOf('amount') ?? '')
  const isAmountLocked = form.valueOf('isAmountLocked') === true
  const isAmountOpen = asksAmount({ amount, isAmountLocked }, amountRule)
  const sum = sumOf(amount)
  const blockedBecause = () => {
    if (isLeaving) return <Trans>One moment, please. The payment page is opening.</Trans>
    if (!user.currencyIso) return <Trans>Please choose your currency first.</Trans>
    if (settings.context === 'payoff' && paymentMethodId === '' && !settings.isFree) {
      return <Trans>Please choose a payment method first.</Trans>
    }
    return undefined
  }
  if (!amountRule) {
    return (
      <>
        {props.children}
        <HowToPay {...props} sum={sum} blockedBecause={blockedBecause()} />
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
      {isAmountOpen ? null : <HowToPay {...props} sum={sum} blockedBecause={blockedBecause()} />}
    </>
  )
}

type PaidProps = Props & { sum: number | undefined; blockedBecause: ReactNode }

/** Method, what it asks for, addresses, terms, in the order in which one answer opens the next. */
function HowToPay(props: PaidProps) {
  const { application, user, currency, settings, data, cardSession, sum, blockedBecause } = props
  const addresses = {
    settings,
    addresses: data.userAddresses,
    likely: user.country ? [user.country] : [],
  }
  return (
    <>
      {settings.isFree ? null : (
        <>
          {settings.isBrazilian ? <BrazilOptionField /> : null}
          <MethodChoice settings={settings} />
          <MethodFields settings={settings} data={data} cardSession={cardSession} sum={sum} />
          <BillingAddress {...addresses} />
          <InvoiceDetails {...addresses} />
        </>
      )}
      <TermsBox href={application.config.links.termsOfService} />
      <PayButton sum={sum} currency={currency} blockedBecause={blockedBecause} />
    </>
  )
}
