import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Address } from '../../../api/addresses.ts'
import { fieldsOf, groupsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { AddressFields } from '../../addresses/address-fields.tsx'
import { addressTexts } from '../../addresses/address-values.ts'
import { SavedAddressPicker } from '../../addresses/saved-address-picker.tsx'
import { methodOf } from '../choices/method-registry.ts'
import { billingRules } from '../choices/payment-form-rules.ts'
import { chosenMethod, type PaymentValues } from '../choices/payment-values.ts'
import { usePaymentChoices } from '../choices/use-payment-choices.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import { AddressLines } from './address-lines.tsx'
import { isWholeAddress } from './saved-address.ts'

const fieldName = fieldsOf<PaymentValues>()
const groupName = groupsOf<PaymentValues>()

type Props = {
  settings: PaymentSettings
  addresses: readonly Address[]
  /** ISO 3166 alpha-2 codes listed first. */
  likely: readonly string[]
}

export function BillingAddress({ settings, addresses, likely }: Props) {
  const { i18n } = useLingui()
  const form = useFormState()
  const choices = usePaymentChoices()
  const [opened, setOpened] = useState('')
  const rules = billingRules(settings, choices)
  if (!rules) return null
  const id = String(form.valueOf(fieldName('billingAddress.id')) ?? '')
  const saved = addresses.find((address) => address.id === id)
  const isWhole = isWholeAddress(form.valueOf(groupName('billingAddress')), rules)
  // Opens the fields, so that the error is visible at its field.
  const isRefused = addressTexts.some((part) => form.errorOf(fieldName(`billingAddress.${part}`)))
  const nameLabel = methodOf(chosenMethod(choices))?.billingName
  const isFolded = saved && isWhole && !isRefused && opened !== id
  return (
    <Section title={<Trans>Billing address</Trans>}>
      <SavedAddressPicker
        addresses={addresses}
        purpose="billing"
        countries={rules.countries}
        prefix="billingAddress."
      />
      {isFolded ? (
        <AddressLines
          address={form.valueOf(groupName('billingAddress'))}
          rules={rules}
          action={
            <Button variant="text" onClick={() => setOpened(id)}>
              <Trans>Edit for this payment</Trans>
            </Button>
          }
        />
      ) : (
        <AddressFields
          rules={rules}
          prefix="billingAddress."
          nameLabel={nameLabel && i18n._(nameLabel)}
          likely={likely}
          autoFill="billing"
        />
      )}
    </Section>
  )
}
