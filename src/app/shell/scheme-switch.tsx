import { Trans, useLingui } from '@lingui/react/macro'
import { schemeChoices, useColorScheme } from '../../ui/theme/color-scheme.ts'
import styles from './scheme-switch.module.css'

export function SchemeSwitch() {
  const { t } = useLingui()
  const { choice: chosen, choose } = useColorScheme()
  const names = { auto: t`System`, light: t`Light`, dark: t`Dark` }
  return (
    <fieldset className={styles.switch}>
      <legend>
        <Trans>Appearance</Trans>
      </legend>
      <div className={styles.choices}>
        {schemeChoices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === chosen}
            onClick={() => choose(choice)}
          >
            {names[choice]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
