import { Trans, useLingui } from '@lingui/react/macro'
import type { Address } from '../../../api/addresses.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { CheckboxField } from '../../../ui/form/fields/checkbox-field.tsx'
import { AddressFields } from '../../addresses/address-fields.tsx'
import { SavedAddressPicker } from '../../addresses/saved-address-picker.tsx'
import { methodNeeds } from '../choices/method-registry.ts'
import { invoiceRules } from '../choices/payment-form-rules.ts'
import { chosenMethod, type PaymentValues } from '../choices/payment-values.ts'
import { usePaymentChoices } from '../choices/use-payment-choices.ts'
import styles from '../payment.module.css'
import type { PaymentSettings } from '../payment-settings.ts'

const fieldName = fieldsOf<PaymentValues>()

export type PaymentAddressProps = {
  settings: PaymentSettings
  addresses: readonly Address[]
  /** ISO 3166 alpha-2 codes listed first. */
  likely: readonly string[]
}

export function InvoiceAddress({ settings, addresses, likely }: PaymentAddressProps) {
  const { t } = useLingui()
  const choices = usePaymentChoices()
  if (settings.isFree || !methodNeeds(chosenMethod(choices)).invoiceAddress) return null
  const rules = invoiceRules(settings, choices)
  return (
    <>
      <CheckboxField
        name={fieldName('invoiceAddressDiffersFromBilling')}
        label={t`Send the invoice to another address`}
        optional
      />
      {rules ? (
        <fieldset className={styles.folded}>
          <legend>
            <Trans>Invoice address</Trans>
          </legend>
          <SavedAddressPicker
            addresses={addresses}
            purpose="invoice"
            countries={rules.countries}
            prefix="invoiceAddress."
          />
          <AddressFields rules={rules} prefix="invoiceAddress." likely={likely} />
        </fieldset>
      ) : null}
    </>
  )
}
