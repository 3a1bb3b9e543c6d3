import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { RadioGroup } from '../../../ui/form/fields/radio-group.tsx'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import type { PaymentValues } from '../choices/payment-values.ts'
import { usePaymentChoices } from '../choices/use-payment-choices.ts'
import {
  coversRest,
  type FundedBill,
  maxPrepayment,
  restAfterCredits,
} from '../funds/funds-rules.ts'
import styles from '../payment.module.css'

const fieldName = fieldsOf<PaymentValues>()

function CreditsField({ bill }: { bill: FundedBill }) {
  const { t } = useLingui()
  const { total, funds, currency } = bill
  const available = formatMoney(funds.credits, currency)
  const used = formatMoney(Math.min(funds.credits, total), currency)
  return (
    <RadioGroup
      name={fieldName('useCredits')}
      label={t`Use your credits?`}
      hint={<Trans>You have {available} in credits.</Trans>}
      options={[
        { value: 'yes', label: <Trans>Yes, use {used}</Trans> },
        { value: 'no', label: <Trans>No, keep them for later</Trans> },
      ]}
    />
  )
}

function PrepaymentFields({ bill }: { bill: FundedBill }) {
  const { t } = useLingui()
  const choices = usePaymentChoices()
  const { funds, currency } = bill
  const available = formatMoney(funds.prepayment, currency)
  const rest = formatMoney(restAfterCredits(bill, choices), currency)
  const most = formatMoney(maxPrepayment(bill, choices), currency)
  const { shortName } = currency
  const isEnough = coversRest(bill, choices)
  return (
    <div>
      <RadioGroup
        name={fieldName('prepaymentOption')}
        label={t`Use your PrePay balance?`}
        hint={<Trans>You have {available} in your PrePay balance.</Trans>}
        options={[
          ...(isEnough
            ? [{ value: 'fullPayment', label: <Trans>Yes, pay {rest} from it</Trans> }]
            : []),
          {
            value: 'partialPayment',
            label: isEnough ? <Trans>Yes, part of it</Trans> : <Trans>Yes, up to {most}</Trans>,
          },
          { value: 'none', label: <Trans context="PrePay">No</Trans> },
        ]}
      />
      {choices.prepaymentOption === 'partialPayment' ? (
        <TextField
          name={fieldName('prepaymentAmount')}
          label={t`Amount from your balance, in ${shortName}`}
          hint={<Trans>At most {most}</Trans>}
          inputMode="decimal"
          autoComplete="off"
          short
        />
      ) : null}
    </div>
  )
}

export function FundsFields({ bill }: { bill: FundedBill }) {
  const choices = usePaymentChoices()
  const { total, funds } = bill
  const hasCredits = funds.credits > 0
  const hasBalance = maxPrepayment(bill, choices) > 0
  if (total <= 0 || !(hasCredits || hasBalance)) return null
  return (
    <Section title={<FundsTitle hasCredits={hasCredits} hasBalance={hasBalance} />}>
      <div className={styles.funds}>
        {hasCredits ? <CreditsField bill={bill} /> : null}
        {hasBalance ? <PrepaymentFields bill={bill} /> : null}
      </div>
    </Section>
  )
}

function FundsTitle({ hasCredits, hasBalance }: { hasCredits: boolean; hasBalance: boolean }) {
  if (!hasBalance) return <Trans>Your credits</Trans>
  return hasCredits ? <Trans>Your credits and balance</Trans> : <Trans>Your PrePay balance</Trans>
}
