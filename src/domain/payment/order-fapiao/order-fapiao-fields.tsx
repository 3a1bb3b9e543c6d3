import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { components } from '../../../api/generated/schema.gen.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { RadioGroup } from '../../../ui/form/fields/radio-group.tsx'
import { TextAreaField } from '../../../ui/form/fields/text-area-field.tsx'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import type { PaymentValues } from '../choices/payment-values.ts'

/** Characters. */
export const orderFapiaoLimits = { title: 100, taxpayerNumber: 20, specialInstructions: 500 }

const fieldName = fieldsOf<PaymentValues>()

type Choice = components['schemas']['FapiaoChoice']

type Choices = {
  types: readonly Choice[]
  timelines: readonly Choice[]
}

const labels: Partial<Record<string, MessageDescriptor>> = {
  general: msg`General fapiao`,
  special: msg`Special fapiao`,
  'with-order': msg`As soon as the order is paid`,
  'after-completion': msg`When the order is completed`,
}

function labelOf({ id, name }: Choice): string {
  const label = Object.hasOwn(labels, id) ? labels[id] : undefined
  return label ? i18n._(label) : name
}

const optionsOf = (choices: readonly Choice[]) =>
  choices.map((choice) => ({ value: choice.id, label: labelOf(choice) }))

export function OrderFapiaoFields({ types, timelines }: Choices) {
  const { t } = useLingui()
  const form = useFormState()
  return (
    <>
      <RadioGroup
        name={fieldName('requireFapiao')}
        label={t`Do you need a fapiao?`}
        hint={<Trans>You can request one now, but not after payment.</Trans>}
        options={[
          { value: 'yes', label: <Trans>Yes</Trans> },
          { value: 'no', label: <Trans>No</Trans> },
        ]}
      />
      {form.valueOf(fieldName('requireFapiao')) === 'yes' ? (
        <FapiaoDetails types={types} timelines={timelines} />
      ) : null}
    </>
  )
}

function FapiaoDetails({ types, timelines }: Choices) {
  const { t } = useLingui()
  return (
    <>
      <RadioGroup
        name={fieldName('fapiao.type')}
        label={t`Fapiao type`}
        options={optionsOf(types)}
      />
      <RadioGroup
        name={fieldName('fapiao.deliveryTimeline')}
        label={t`Fapiao delivery timeline`}
        options={optionsOf(timelines)}
      />
      <TextField
        name={fieldName('fapiao.title')}
        label={t`Fapiao title`}
        hint={<Trans>The buyer’s name as registered with the tax office.</Trans>}
        autoComplete="organization"
        spellCheck={false}
        maxLength={orderFapiaoLimits.title}
      />
      <TextField
        name={fieldName('fapiao.taxpayerNumber')}
        label={t`Taxpayer number`}
        hint={<Trans>The buyer’s number at the tax office: up to 20 letters and digits.</Trans>}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={orderFapiaoLimits.taxpayerNumber}
        short
      />
      <TextAreaField
        name={fieldName('fapiao.specialInstructions')}
        label={t`Special instructions`}
        hint={<Trans>Anything else the issuer should know.</Trans>}
        maxLength={orderFapiaoLimits.specialInstructions}
        optional
      />
    </>
  )
}
