import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { SelectBox } from '../../../ui/form/fields/select-box.tsx'
import styles from './spending.module.css'

type Props = {
  year: number
  years: readonly number[]
  onChange: (year: number) => void
}

export function YearSelect({ year, years, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.year}>
      <label htmlFor={id}>
        <Trans>Year</Trans>
      </label>
      <SelectBox id={id} value={year} onChange={({ target: { value } }) => onChange(Number(value))}>
        {years.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectBox>
    </div>
  )
}
