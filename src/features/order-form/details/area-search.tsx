import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { ComboboxField } from '../../../ui/form/combobox/combobox-field.tsx'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import {
  type AreaChoice,
  areaNamed,
  isSearchableArea,
  lettersToSearch,
  searchAreas,
} from './area-choices.ts'
import type { DetailsValues } from './details-values.ts'

const fieldName = fieldsOf<DetailsValues>()

export function AreaSearch({ choices }: { choices: readonly AreaChoice[] }) {
  const { t } = useLingui()
  const form = useFormState()
  // Undefined while the field shows the chosen area.
  const [typed, setTyped] = useState<string>()
  const value = form.valueOf(fieldName('areaOfStudy'))
  const chosen = choices.find(({ id }) => String(id) === value)
  const found = typed === undefined ? [] : searchAreas(choices, typed)
  const options = found.map((choice) => {
    const { name, rawName, middle } = choice
    return { value: name, more: name === rawName ? middle.name : rawName, id: choice.id }
  })
  const choose = (id: number | undefined) =>
    form.change(fieldName('areaOfStudy'), id === undefined ? '' : String(id))

  function status(): ReactNode {
    if (chosen) return `${chosen.top.name} › ${chosen.middle.name}`
    if (typed === undefined || !isSearchableArea(typed)) return null
    if (found.length === 0) {
      return <Trans>No area by this name. Try another word, or choose step by step.</Trans>
    }
    return (
      <VisuallyHidden>
        <Plural
          value={found.length}
          one="# area found. Choose it with the arrow keys or keep typing."
          other="# areas found. Choose one with the arrow keys or keep typing."
        />
      </VisuallyHidden>
    )
  }
  return (
    <ComboboxField
      name={fieldName('areaOfStudy')}
      label={t`Area of study`}
      hint={<Trans>Type at least {lettersToSearch} letters and choose from the suggestions.</Trans>}
      listLabel={t`Areas of study`}
      options={options}
      status={status()}
      text={typed ?? chosen?.name ?? ''}
      onTyped={(text) => {
        setTyped(text)
        choose(areaNamed(choices, text)?.id)
      }}
      onChosen={({ value: name, more }) => {
        setTyped(undefined)
        choose(options.find((option) => option.value === name && option.more === more)?.id)
      }}
    />
  )
}
