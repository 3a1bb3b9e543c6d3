import { Trans, useLingui } from '@lingui/react/macro'
import { useMantineColorScheme } from '@mantine/core'
import styles from './scheme-switch.module.css'

/** Light, dark, or as the machine has it. */
export function SchemeSwitch() {
  const { t } = useLingui()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const names = { auto: t`As on this device`, light: t`Light`, dark: t`Dark` }
  const choices = ['auto', 'light', 'dark'] as const
  return (
    <fieldset className={styles.choices}>
      <legend>
        <Trans>Appearance</Trans>
      </legend>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === colorScheme}
          onClick={() => setColorScheme(choice)}
        >
          {names[choice]}
        </button>
      ))}
    </fieldset>
  )
}
