import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Schema } from 'yup'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { Currency } from '../../api/invoices.ts'
import type { PaymentData } from '../../api/payment.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { useFormState } from '../../ui/form/form-context.ts'
import { BillingAddress } from './address/billing-address.tsx'
import { InvoiceDetails } from './address/invoice-details.tsx'
import { needsAmount } from './amount/amount-rules.ts'
import { AmountStep } from './amount/amount-step.tsx'
import { BrazilOptionField } from './brazil/brazil-option-field.tsx'
import { MethodChoice } from './method-choice.tsx'
import { MethodFields } from './method-fields.tsx'
import type { CardSession } from './methods/credit-card/card-session.ts'
import { PayButton } from './pay-button.tsx'
import type { PaymentSettings } from './payment-settings.ts'
import type { PaymentValues } from './payment-values.ts'
import { TermsBox } from './terms-box.tsx'
import { usePaymentChoices } from './use-payment-choices.ts'

const fieldName = fieldsOf<PaymentValues>()

export type PaymentSumProps = {
  /** In major units, by the typed `amount`; undefined if that is invalid. */
  sumOf: (amount: string) => number | undefined
  /** Validates a typed amount; left out if the sum is fixed. */
  amountRule?: Schema<string | undefined>
  /** Shown above the payment methods, such as the amount field. */
  children?: ReactNode
}

type Props = PaymentSumProps & {
  application: Application
  user: User
  currency: Currency
  settings: PaymentSettings
  data: PaymentData
  cardSession: CardSession
  isRedirecting: boolean
}

/** Asks for a typed amount first, then for the rest. */
export function PaymentBody(props: Props) {
  const { user, currency, settings, sumOf, isRedirecting, amountRule } = props
  const form = useFormState()
  const { paymentMethodId } = usePaymentChoices()
  const amount = String(form.valueOf(fieldName('amount')) ?? '')
  const isAmountLocked = form.valueOf(fieldName('isAmountLocked')) === true
  const isAmountOpen = needsAmount({ amount, isAmountLocked }, amountRule)
  const sum = sumOf(amount)
  const blockedBecause = () => {
    if (isRedirecting) return <Trans>One moment, please. The payment page is opening.</Trans>
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

type HowToPayProps = Props & { sum: number | undefined; blockedBecause: ReactNode }

function HowToPay(props: HowToPayProps) {
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
