import { Trans, useLingui } from '@lingui/react/macro'
import type { FieldName } from '../../../ui/form/field-name.ts'
import { CheckboxField } from '../../../ui/form/fields/checkbox-field.tsx'

export function SaveCardField({ name }: { name: FieldName<boolean> }) {
  const { t } = useLingui()
  return (
    <CheckboxField
      name={name}
      label={t`Save this card for my next payment`}
      hint={<Trans>Our payment provider stores it; we don’t.</Trans>}
      optional
    />
  )
}
