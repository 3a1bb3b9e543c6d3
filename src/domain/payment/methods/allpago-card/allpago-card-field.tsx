import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { formatMoney } from '../../../../i18n/format-money.ts'
import { installmentAmounts } from '../../../../lib/installment-amounts.ts'
import { fieldsOf } from '../../../../ui/form/field-name.ts'
import { GroupFrame } from '../../../../ui/form/fields/field-frame.tsx'
import { SelectField } from '../../../../ui/form/fields/select-field.tsx'
import { useField } from '../../../../ui/form/fields/use-field.ts'
import { useFormState } from '../../../../ui/form/form-context.ts'
import { Announced } from '../../../../ui/page/announced.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { TaxFields } from '../../brazil/tax-fields.tsx'
import { SaveCardField } from '../../card/save-card-field.tsx'
import { ProviderFrame } from '../../provider-frame/provider-frame.tsx'
import styles from './allpago-card-field.module.css'
import type { allpagoCardValues } from './allpago-card-values.ts'
import { allpagoFrameAt, readAllpagoMessage } from './allpago-frame.ts'

const fieldName = fieldsOf<typeof allpagoCardValues>()

const reais = { shortName: 'BRL', sign: 'R$', numDecimals: 2 }

export const maxInstallments = 6

const installments = Array.from({ length: maxInstallments }, (_, index) => index + 1)

type Props = {
  /** In reais; undefined until the sum is known. */
  amount: number | undefined
  receiptCode?: string | undefined
}

export function AllpagoCardField({ amount, receiptCode }: Props) {
  const { t: say } = useLingui()
  const form = useFormState()
  const parts = Number(form.valueOf(fieldName('allpagoCreditCard.numberOfInstallments.value')))
  return (
    <>
      <TaxFields group="allpagoCreditCard" />
      <SelectField
        name={fieldName('allpagoCreditCard.numberOfInstallments.value')}
        label={say`Installments`}
        hint={<Trans>From 1 to 6 monthly payments. The card form opens below.</Trans>}
        placeholder={say`Please choose`}
        options={installments.map((count) => ({
          value: String(count),
          label: installmentLabel(count, amount),
        }))}
      />
      {amount !== undefined && amount > 0 && installments.includes(parts) ? (
        <CheckoutEntry amount={amount} numberOfInstallments={parts} receiptCode={receiptCode} />
      ) : null}
    </>
  )
}

function installmentLabel(count: number, amount: number | undefined): string {
  if (amount === undefined) {
    return plural(count, { one: '# installment', other: '# installments' })
  }
  const amounts = installmentAmounts(amount, count)
  const part = formatMoney(amounts.following, reais)
  if (amounts.first !== amounts.following) {
    const first = formatMoney(amounts.first, reais)
    const others = count - 1
    return t`${count} installments: ${first} + ${others} × ${part}`
  }
  return plural(count, { one: `# installment of ${part}`, other: `# installments of ${part}` })
}

type CheckoutEntryProps = {
  amount: number
  numberOfInstallments: number
  receiptCode: string | undefined
}

function CheckoutEntry({ amount, numberOfInstallments, receiptCode }: CheckoutEntryProps) {
  const { t: say } = useLingui()
  const { resets } = useFormState()
  const field = useField(fieldName('allpagoCreditCard.checkoutId'), { secret: true })
  const [isSaving, setSaving] = useState(false)
  const checkout = { receiptCode, amount, numberOfInstallments }
  const frame = allpagoFrameAt(checkout, window.location.href)
  const isCardEntered = typeof field.value === 'string' && field.value !== ''
  // A card that was accepted for another sum cannot pay this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another frame takes the card back
  useEffect(() => {
    if (isCardEntered) field.change('')
  }, [frame.address])

  return (
    <>
      <GroupFrame
        field={field}
        label={say`Card`}
        hint={
          <Trans>
            Enter and confirm your card in our payment provider’s form. We never see its number.
          </Trans>
        }
      >
        <ProviderFrame
          key={`${frame.address} ${resets}`}
          id={field.id}
          frame={frame}
          title={say`Card details`}
          describedBy={field.hintId}
          onMessage={(data) => {
            const { checkoutId, saving } = readAllpagoMessage(data)
            if (saving !== undefined) setSaving(saving)
            if (checkoutId !== undefined) field.change(checkoutId)
          }}
        />
        <Announced as="p" className={styles.status}>
          {isSaving ? <Trans>One moment, please. We’re checking the card.</Trans> : null}
          {!isSaving && isCardEntered ? (
            <>
              <Icon name="check" size={14} />
              <Trans>Your card has been accepted. You can pay now.</Trans>
            </>
          ) : null}
        </Announced>
      </GroupFrame>
      <SaveCardField name={fieldName('allpagoCreditCard.createRegistration')} />
    </>
  )
}
