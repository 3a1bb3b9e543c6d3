import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { fieldsOf, groupsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import type { AddressRules } from '../../addresses/address-field-rules.ts'
import { AddressFields } from '../../addresses/address-fields.tsx'
import { addressTexts } from '../../addresses/address-values.ts'
import { SavedAddressPicker } from '../../addresses/saved-address-picker.tsx'
import { methodOf } from '../choices/method-registry.ts'
import { billingRules } from '../choices/payment-form-rules.ts'
import { chosenMethod, type PaymentValues } from '../choices/payment-values.ts'
import { usePaymentChoices } from '../choices/use-payment-choices.ts'
import { AddressLines } from './address-lines.tsx'
import { InvoiceAddress, type PaymentAddressProps } from './invoice-address.tsx'
import { isWholeAddress } from './saved-address.ts'

const fieldName = fieldsOf<PaymentValues>()
const groupName = groupsOf<PaymentValues>()

export function BillingAddress(props: PaymentAddressProps) {
  const rules = billingRules(props.settings, usePaymentChoices())
  if (!rules) return null
  return (
    <Section title={<Trans>Billing address</Trans>}>
      <BillingFields {...props} rules={rules} />
      <InvoiceAddress {...props} />
    </Section>
  )
}

type Opened = 'fields' | 'saved'

/** What was opened replaces its button, which had the focus. */
function useOpenedPart() {
  const [opened, setOpened] = useState<{ part: Opened; id: string }>()
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (opened) part.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [opened])
  return { opened, setOpened, part }
}

type FieldsProps = PaymentAddressProps & { rules: AddressRules }

function BillingFields({ addresses, likely, rules }: FieldsProps) {
  const { i18n } = useLingui()
  const form = useFormState()
  const method = methodOf(chosenMethod(usePaymentChoices()))
  const { opened, setOpened, part } = useOpenedPart()
  const id = String(form.valueOf(fieldName('billingAddress.id')) ?? '')
  const address = form.valueOf(groupName('billingAddress'))
  const saved = addresses.find((one) => one.id === id)
  // Opens the fields, so that the error is visible at its field.
  const isRefused = addressTexts.some((text) => form.errorOf(fieldName(`billingAddress.${text}`)))
  const isEdited = opened?.part === 'fields' && opened.id === id
  const isFolded = saved && isWholeAddress(address, rules) && !isRefused && !isEdited
  return (
    <div ref={part}>
      {isFolded && !opened ? null : (
        <SavedAddressPicker
          addresses={addresses}
          purpose="billing"
          countries={rules.countries}
          prefix="billingAddress."
        />
      )}
      {isFolded ? (
        <AddressLines
          address={address}
          rules={rules}
          action={
            <>
              <Button variant="text" onClick={() => setOpened({ part: 'fields', id })}>
                <Trans>Edit for this payment</Trans>
              </Button>
              {opened ? null : (
                <Button variant="text" onClick={() => setOpened({ part: 'saved', id })}>
                  <Trans>Use another address</Trans>
                </Button>
              )}
            </>
          }
        />
      ) : (
        <AddressFields
          rules={rules}
          prefix="billingAddress."
          nameLabel={method?.billingName && i18n._(method.billingName)}
          likely={likely}
          autoFill="billing"
        />
      )}
    </div>
  )
}
