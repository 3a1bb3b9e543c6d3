import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import styles from './captcha.module.css'

type Props = {
  siteKey: string | null
  /** Called with the response, or an empty one when it is withdrawn. */
  onResponse: (response: string) => void
  solved: boolean
  control: Pick<ComponentProps<'input'>, 'id' | 'onBlur' | 'aria-describedby' | 'aria-invalid'>
}

/** Placeholder for a captcha provider's widget: its response proves nothing. */
export function CaptchaChallenge({ siteKey, onResponse, solved, control }: Props) {
  return (
    <label className={styles.challenge}>
      <input
        {...control}
        type="checkbox"
        aria-required
        checked={solved}
        onChange={({ target }) => onResponse(target.checked ? `unproven-${siteKey}` : '')}
      />
      <span>
        <Trans>I’m not a robot</Trans>
      </span>
    </label>
  )
}
