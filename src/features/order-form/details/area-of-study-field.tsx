import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AreaOfStudy, areasOfStudyQuery } from '../../../api/order-form/order-form-queries.ts'
import { areaName } from '../../../domain/areas-of-study/area-names.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonFields } from '../../../ui/states/skeleton.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { areaChoices, nameAreas } from './area-choices.ts'
import styles from './area-of-study-field.module.css'
import { AreaSearch } from './area-search.tsx'
import { AreaSteps } from './area-steps.tsx'
import type { DetailsValues } from './details-values.ts'

const fieldName = fieldsOf<DetailsValues>()

function LoadedAreas({ areas }: { areas: readonly AreaOfStudy[] }) {
  const { i18n } = useLingui()
  const form = useFormState()
  const { areaOfStudyPrediction: predicted } = useOrderForm().orderForm
  const [inSteps, setInSteps] = useState(false)
  // An area that was chosen by a press is shown by a new field.
  const [presses, setPresses] = useState(0)
  const named = nameAreas(areas, (area) => areaName(area, (message) => i18n._(message)))
  const choices = areaChoices(named)
  const value = form.valueOf(fieldName('areaOfStudy'))
  const suggestion = choices.find(({ id }) => id === predicted?.id && String(id) !== value)
  const suggestedName = suggestion?.name

  function showSteps() {
    const chosen = choices.find(({ id }) => String(id) === form.valueOf(fieldName('areaOfStudy')))
    form.change(fieldName('areaSteps.top'), chosen ? String(chosen.top.id) : '')
    form.change(fieldName('areaSteps.middle'), chosen ? String(chosen.middle.id) : '')
  }

  return (
    <>
      {inSteps ? (
        <AreaSteps areas={named} />
      ) : (
        <AreaSearch key={`${form.resets} ${presses}`} choices={choices} />
      )}
      <div className={styles.others}>
        {suggestion ? (
          <Button
            onClick={() => {
              form.change(fieldName('areaOfStudy'), String(suggestion.id))
              setPresses(presses + 1)
              showSteps()
            }}
          >
            <Trans>Use our suggestion: {suggestedName}</Trans>
          </Button>
        ) : null}
        <Button
          variant="text"
          onClick={() => {
            showSteps()
            setInSteps(!inSteps)
          }}
        >
          {inSteps ? <Trans>Search by name</Trans> : <Trans>Choose step by step</Trans>}
        </Button>
      </div>
    </>
  )
}

export function AreaOfStudyField() {
  return (
    <QueryState
      query={useQuery(areasOfStudyQuery())}
      loading={<SkeletonFields fields={1} />}
      failedTitle={<Trans>The areas of study could not be loaded</Trans>}
    >
      {(areas) => <LoadedAreas areas={areas} />}
    </QueryState>
  )
}
