import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'

type Props = {
  label: ReactNode
  more?: ReactNode
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function Checkbox({ label, more, checked, disabled = false, onChange }: Props) {
  const id = useId()
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={more ? `${id}-more` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span id={`${id}-label`}>{label}</span>
        {more ? (
          <span id={`${id}-more`} className={styles.more}>
            {more}
          </span>
        ) : null}
      </span>
    </label>
  )
}
