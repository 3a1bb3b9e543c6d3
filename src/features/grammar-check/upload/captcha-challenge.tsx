import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import styles from './captcha.module.css'

type Props = {
  /** By which the provider knows the site. */
  siteKey: string | null
  /** Told the proof that the server asks for; empty when it is taken back. */
  onResponse: (response: string) => void
  solved: boolean
  control: Pick<ComponentProps<'input'>, 'id' | 'onBlur' | 'aria-describedby' | 'aria-invalid'>
}

/**
 * Stands in for a captcha provider's widget, in a chunk of its own as that would be: it proves
 * nothing, and its response says so.
 */
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
        <Trans>I'm not a robot</Trans>
      </span>
    </label>
  )
}
