import { useLingui } from '@lingui/react/macro'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { FieldRow } from '../../../ui/form/fields/field-row.tsx'
import { SelectField } from '../../../ui/form/fields/select-field.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { areasBelow, type NamedArea } from './area-choices.ts'
import type { DetailsValues } from './details-values.ts'

const fieldName = fieldsOf<DetailsValues>()

const optionsOf = (areas: readonly NamedArea[]) =>
  areas.map(({ id, name }) => ({ value: String(id), label: name }))

export function AreaSteps({ areas }: { areas: readonly NamedArea[] }) {
  const { t } = useLingui()
  const form = useFormState()
  const chosenIn = (name: 'areaSteps.top' | 'areaSteps.middle') => {
    const value = form.valueOf(fieldName(name))
    return typeof value === 'string' && value !== '' ? Number(value) : undefined
  }
  const top = chosenIn('areaSteps.top')
  const middle = chosenIn('areaSteps.middle')
  const clear = (...names: ('areaSteps.middle' | 'areaOfStudy')[]) => {
    for (const name of names) form.change(fieldName(name), '')
  }
  return (
    <FieldRow>
      <SelectField
        name={fieldName('areaSteps.top')}
        label={t`Field`}
        placeholder={t`Choose a field`}
        options={optionsOf(areasBelow(areas, null))}
        onChosen={() => clear('areaSteps.middle', 'areaOfStudy')}
      />
      <SelectField
        name={fieldName('areaSteps.middle')}
        label={t`Discipline`}
        placeholder={top === undefined ? t`Choose a field first` : t`Choose a discipline`}
        options={top === undefined ? [] : optionsOf(areasBelow(areas, top))}
        onChosen={() => clear('areaOfStudy')}
      />
      <SelectField
        name={fieldName('areaOfStudy')}
        label={t`Area of study`}
        placeholder={middle === undefined ? t`Choose a discipline first` : t`Choose an area`}
        options={middle === undefined ? [] : optionsOf(areasBelow(areas, middle))}
      />
    </FieldRow>
  )
}
