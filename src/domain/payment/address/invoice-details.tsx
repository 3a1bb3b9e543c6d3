import { Trans, useLingui } from '@lingui/react/macro'
import type { Address } from '../../../api/addresses.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { CheckboxField } from '../../../ui/form/fields/checkbox-field.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { AddressFields } from '../../addresses/address-fields.tsx'
import { SavedAddressPicker } from '../../addresses/saved-address-picker.tsx'
import { useMethodForm } from '../choices/method-forms.ts'
import { methodNeeds } from '../choices/method-registry.ts'
import { invoiceRules, requiresFapiao } from '../choices/payment-form-rules.ts'
import { chosenMethod, type PaymentValues } from '../choices/payment-values.ts'
import { usePaymentChoices } from '../choices/use-payment-choices.ts'
import type { PaymentSettings } from '../payment-settings.ts'

const fieldName = fieldsOf<PaymentValues>()

type Props = {
  settings: PaymentSettings
  addresses: readonly Address[]
  /** ISO 3166 alpha-2 codes listed first. */
  likely: readonly string[]
}

export function InvoiceDetails({ settings, addresses, likely }: Props) {
  const { t } = useLingui()
  const choices = usePaymentChoices()
  const method = chosenMethod(choices)
  const { InvoiceFields } = useMethodForm(method)
  if (settings.isFree || !methodNeeds(method).invoiceAddress) return null
  const rules = invoiceRules(settings, choices)
  return (
    <Section title={<Trans>Invoice</Trans>}>
      {InvoiceFields ? (
        <InvoiceFields
          requiresFapiao={requiresFapiao(settings, choices)}
          context={settings.context}
        />
      ) : null}
      <CheckboxField
        name={fieldName('invoiceAddressDiffersFromBilling')}
        label={t`Send the invoice to another address`}
        optional
      />
      {rules ? (
        <>
          <SavedAddressPicker
            addresses={addresses}
            purpose="invoice"
            countries={rules.countries}
            prefix="invoiceAddress."
          />
          <AddressFields rules={rules} prefix="invoiceAddress." likely={likely} />
        </>
      ) : null}
    </Section>
  )
}
