import { type ReactNode, type Ref, useId } from 'react'
import control from '../../../ui/form/fields/control.module.css'
import frame from '../../../ui/form/fields/field-frame.module.css'
import { LabelText } from '../../../ui/form/fields/field-frame.tsx'
import { Announced } from '../../../ui/page/announced.tsx'
import { Icon } from '../../../ui/page/icon.tsx'

type Props = {
  id?: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  value: string
  onType: (text: string) => void
  /** A text of one line. */
  short?: boolean
  optional?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** A field whose text is kept with each letter: nothing is sent. */
export function TypedText(props: Props) {
  const { id, label, hint, error, value, onType, short, optional, ref } = props
  const own = useId()
  const field = id ?? own
  const describing = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ')
  const common = {
    id: field,
    value,
    dir: 'auto',
    'aria-describedby': describing || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  } as const
  return (
    <div className={frame.field}>
      <label className={frame.label} htmlFor={field}>
        <LabelText field={{ allOptional: false }} label={label} optional={optional} />
      </label>
      {hint ? (
        <div id={`${field}-hint`} className={frame.hint}>
          {hint}
        </div>
      ) : null}
      {short ? (
        <input
          {...common}
          type="text"
          className={control.input}
          onChange={(event) => onType(event.target.value)}
        />
      ) : (
        <textarea
          {...common}
          ref={ref}
          className={`${control.input} ${control.lines}`}
          onChange={(event) => onType(event.target.value)}
        />
      )}
      <Announced id={`${field}-error`}>
        {error ? (
          <p className={frame.error}>
            <Icon name="error" size={14} />
            {error}
          </p>
        ) : null}
      </Announced>
    </div>
  )
}
