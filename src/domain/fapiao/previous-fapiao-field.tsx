import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Fapiao } from '../../api/fapiao.ts'
import { labelOf } from '../../i18n/label-of.ts'
import { keysOf } from '../../lib/keys-of.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { SelectField } from '../../ui/form/fields/select-field.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import type { FapiaoValues } from './fapiao-field-rules.ts'
import { distinctNames, valuesOfPrevious } from './fapiao-field-rules.ts'
import { fapiaoServiceName, fapiaoTypeLabels } from './fapiao-messages.ts'

const fieldName = fieldsOf<FapiaoValues>()

function nameOf(fapiao: Fapiao): string {
  const type = labelOf(fapiaoTypeLabels, fapiao.type)
  const { organizationName } = fapiao
  const service = fapiaoServiceName(fapiao)
  return t`${organizationName} · ${type} · ${service}`
}

export function PreviousFapiaoField({ fapiaos }: { fapiaos: readonly Fapiao[] }) {
  const { t } = useLingui()
  const form = useFormState()
  const names = distinctNames(fapiaos, nameOf)
  const fillIn = (identity: string) => {
    const chosen = fapiaos.find((it) => it.identity === identity)
    if (!chosen) return
    const values = valuesOfPrevious(chosen)
    for (const key of keysOf(values)) form.change(fieldName(key), values[key])
  }
  return (
    <SelectField
      optional
      name={fieldName('previous')}
      label={t`Fill in from an earlier fapiao`}
      hint={<Trans>Your choice replaces the fields below.</Trans>}
      placeholder={t`None`}
      options={[...names].map(([{ identity }, label]) => ({ value: identity, label }))}
      autoComplete="off"
      onChosen={fillIn}
    />
  )
}
