import type { FieldName } from '../field-name.ts'
import styles from './choice.module.css'
import frame from './field-frame.module.css'
import { ErrorLine, type FieldLabels, Hint, LabelText } from './field-frame.tsx'
import { describe, useField } from './use-field.ts'

type Props = FieldLabels & { name: FieldName<boolean> }

export function CheckboxField({ name, label, hint, optional }: Props) {
  const field = useField(name)
  return (
    <div className={frame.field}>
      <label className={styles.choice}>
        <input
          {...describe(field, Boolean(hint))}
          type="checkbox"
          id={field.id}
          name={name}
          aria-required={!optional && !field.allOptional}
          checked={field.value === true}
          onChange={(event) => field.change(event.target.checked)}
          onBlur={field.blur}
        />
        <span>
          <LabelText field={field} label={label} optional={optional} />
        </span>
      </label>
      <div className={styles.below}>
        <Hint field={field}>{hint}</Hint>
        <ErrorLine field={field} />
      </div>
    </div>
  )
}
