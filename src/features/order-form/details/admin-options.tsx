import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { CheckboxField } from '../../../ui/form/fields/checkbox-field.tsx'
import { RadioGroup } from '../../../ui/form/fields/radio-group.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import type { DetailsValues } from './details-values.ts'

const fieldName = fieldsOf<DetailsValues>()

export function AdminOptions() {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Admin options</Trans>}>
      <RadioGroup
        name={fieldName('suppressInvoiceCreation')}
        label={t`Suppress invoice creation?`}
        hint={<Trans>If you choose yes, no invoice is created for this order.</Trans>}
        options={[
          { value: 'yes', label: t`Yes` },
          { value: 'no', label: t`No` },
        ]}
      />
      <CheckboxField
        name={fieldName('requireCustomerNotification')}
        label={<Trans>Notify the customer of the new order</Trans>}
      />
    </Section>
  )
}
