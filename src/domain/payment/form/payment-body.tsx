import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { BillingAddress } from '../address/billing-address.tsx'
import { isAsked } from '../attempt/attempt-machine.ts'
import { WaitForOutcome } from '../attempt/outcome-notice.tsx'
import type { UsedAttempt } from '../attempt/use-payment-attempt.ts'
import { BrazilOptionFields } from '../brazil-option/brazil-option-field.tsx'
import { methodName } from '../choices/method-registry.ts'
import { chosenMethod, type PaymentValues, type SummedValues } from '../choices/payment-values.ts'
import { usePaymentChoices } from '../choices/use-payment-choices.ts'
import { type ShownSum, SumToPay } from '../funds/sum-to-pay.tsx'
import styles from '../payment.module.css'
import { usePaymentData } from '../payment-data-context.ts'
import { type PaymentSettings, withoutCharge } from '../payment-settings.ts'
import { needsAmount } from './amount-rules.ts'
import { AmountStep } from './amount-step.tsx'
import { CardCharge } from './card-charge.tsx'
import { FundsFields } from './funds-fields.tsx'
import { MethodChoice } from './method-choice.tsx'
import { MethodFields } from './method-fields.tsx'
import { PayButton } from './pay-button.tsx'
import type { PaymentPurpose } from './payment-purpose.ts'
import { chargeIn, fundedBill } from './payment-sum.ts'
import { TermsBox } from './terms-box.tsx'
import { useSummedValues } from './use-summed-values.ts'

const fieldName = fieldsOf<PaymentValues>()

export type PaymentFormProps = {
  purpose: PaymentPurpose
  attempt: UsedAttempt
  children?: ReactNode
  /** Below the methods: how else to pay. */
  otherWays?: ReactNode
  beside?: ReactNode
  blockedBecause?: ReactNode
}

type Props = PaymentFormProps & { settings: PaymentSettings }

function useBlockedBecause({ attempt, blockedBecause }: Props) {
  const { user } = usePaymentData()
  const { state } = attempt
  if (state.at === 'away') return <Trans>One moment, please. The payment page is opening.</Trans>
  if (isAsked(state)) return <WaitForOutcome />
  if (blockedBecause) return blockedBecause
  if (!user.currencyIso) return <Trans>Please choose your currency first.</Trans>
  return undefined
}

export function PaymentBody(props: Props) {
  const { currency, sumOf, amountRule } = props.purpose
  const form = useFormState()
  const summed = useSummedValues()
  const blockedBecause = useBlockedBecause(props)
  const isAmountLocked = form.valueOf(fieldName('isAmountLocked')) === true
  const isAmountOpen = needsAmount({ ...summed, isAmountLocked }, amountRule)
  const howToPay = <HowToPay {...props} summed={summed} blockedBecause={blockedBecause} />
  if (!amountRule) {
    return (
      <>
        {props.children}
        {howToPay}
      </>
    )
  }
  return (
    <>
      <AmountStep
        isOpen={isAmountOpen}
        sum={sumOf(summed)}
        currency={currency}
        blockedBecause={blockedBecause}
      >
        {props.children}
      </AmountStep>
      {isAmountOpen ? null : howToPay}
    </>
  )
}

type HowToPayProps = Props & { summed: SummedValues }

function shownMethod({ context, methods }: PaymentSettings, chosen: string): string | undefined {
  const method = methods.find(({ id }) => String(id) === chosen)
  return context === 'payoff' && method ? methodName(method) : undefined
}

function useReportedSum({ onSum }: PaymentPurpose, sum: ShownSum | undefined) {
  const report = useEffectEvent((shown: ShownSum | undefined) => onSum?.(shown))
  const { creditsApplied, prepaymentApplied, due } = sum?.applied ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the sum is made of
  useEffect(() => {
    report(sum)
    return () => report(undefined)
  }, [due, creditsApplied, prepaymentApplied, sum?.method])
}

function HowToPay({ purpose, attempt, summed, blockedBecause, ...props }: HowToPayProps) {
  const { application, user, data } = usePaymentData()
  const { currency } = purpose
  const { earlier } = attempt
  const choices = usePaymentChoices()
  const applied = chargeIn(purpose, { ...choices, ...summed })
  const bill = fundedBill(purpose, summed)
  const due = applied?.due
  const isFree = due === 0
  const settings = isFree ? withoutCharge(props.settings) : props.settings
  const method = isFree ? undefined : shownMethod(settings, choices.paymentMethodId)
  const sum = applied && { total: bill?.total ?? applied.due, applied, method }
  useReportedSum(purpose, sum)
  const likely = user.country ? [user.country] : []
  return (
    <>
      <div className={styles.groups}>
        {bill ? <FundsFields bill={bill} /> : null}
        {isFree ? (
          <ClearMethod />
        ) : (
          <>
            {settings.isBrazilian ? <BrazilOptionFields settings={settings} /> : null}
            <div className={styles.group}>
              <MethodChoice
                settings={settings}
                fields={
                  <MethodFields
                    settings={settings}
                    data={data}
                    sum={due}
                    receiptCode={typeof earlier === 'object' ? earlier.receiptCode : undefined}
                  />
                }
              />
              {props.otherWays}
            </div>
            <BillingAddress settings={settings} addresses={data.userAddresses} likely={likely} />
          </>
        )}
      </div>
      <div className={styles.consent}>
        <TermsBox href={application.config.links.termsOfService} />
        {sum && !purpose.isSumBeside ? <SumToPay {...sum} currency={currency} /> : null}
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
      </div>
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
