import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '../../page/icon.tsx'
import type { FieldName } from '../field-name.ts'
import styles from '../fields/control.module.css'
import { FieldFrame, type FieldLabels } from '../fields/field-frame.tsx'
import { describe, useField } from '../fields/use-field.ts'

type Props = FieldLabels & {
  name: FieldName<string>
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ name, label, hint, optional, autoComplete }: Props) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const field = useField(name, { secret: true })
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <div className={styles['with-button']}>
        <input
          {...describe(field, Boolean(hint))}
          id={field.id}
          name={name}
          type={shown ? 'text' : 'password'}
          className={styles.input}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={!optional && !field.allOptional}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.blur}
        />
        <button
          type="button"
          className={styles.inside}
          aria-label={shown ? t`Hide password` : t`Show password`}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
          {shown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </button>
      </div>
    </FieldFrame>
  )
}
