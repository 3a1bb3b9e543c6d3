import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FieldName } from '../../ui/form/field-name.ts'
import { CheckboxGroup } from '../../ui/form/fields/checkbox-group.tsx'
import { SelectField, type SelectOption } from '../../ui/form/fields/select-field.tsx'
import styles from './status-and-sort.module.css'

type Props = {
  names: { status: FieldName<readonly string[]>; sort: FieldName<string> }
  statuses: readonly SelectOption[]
  usualSort?: string
  sorts: readonly SelectOption[]
  children: ReactNode
}

/** How a list is narrowed and sorted, in the form that searches or filters it. */
export function StatusAndSort({ names, statuses, usualSort, sorts, children }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.fields}>
      {statuses.length > 1 ? (
        <CheckboxGroup name={names.status} label={t`Status`} optional inline options={statuses} />
      ) : null}
      <SelectField
        name={names.sort}
        label={t`Sort by`}
        optional
        placeholder={usualSort ?? t`Newest first`}
        options={[...sorts, { value: 'oldest', label: t`Oldest first` }]}
      />
      {children}
    </div>
  )
}
