import { Trans, useLingui } from '@lingui/react/macro'
import type { Address } from '../../../api/addresses.ts'
import { CheckboxField } from '../../../ui/form/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { AddressFields } from '../../addresses/address-fields.tsx'
import { SavedAddressPicker } from '../../addresses/saved-address-picker.tsx'
import { methodNeeds, needsVat } from '../payment-method-rules.ts'
import { invoiceRules, type PaymentSettings, requiresFapiao } from '../payment-settings.ts'
import { chosenMethod } from '../payment-values.ts'
import { usePaymentChoices } from '../use-payment-choices.ts'

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
  const needs = methodNeeds(method)
  if (settings.isFree || !needs.invoiceAddress) return null
  const rules = invoiceRules(settings, choices)
  return (
    <Section title={<Trans>Invoice</Trans>}>
      {needsVat(method, requiresFapiao(settings, choices)) ? (
        <TextField name="vat" label={t`VAT number`} optional short autoCapitalize="characters" />
      ) : null}
      {needs.purchaseOrder ? (
        <TextField name="purchaseOrder.number" label={t`Purchase order number`} optional short />
      ) : null}
      <CheckboxField
        name="invoiceAddressDiffersFromBilling"
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
