import { Trans, useLingui } from '@lingui/react/macro'
import { type FlagName, flagNames, isFlagName } from '../../scenarios/builders/feature-flags.ts'
import { stateOf } from '../../world/world-state.ts'
import { changeApplication } from '../devtools-actions.ts'
import { Check } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'

export function SwitchesSection() {
  const { t } = useLingui()
  const { page, location, recorder, reloadWithState } = useDevtools()
  const { application } = stateOf(page.world)
  const { config, localization } = application
  const change = async (by: Parameters<typeof changeApplication>[1]) => {
    await changeApplication(page, by)
    await reloadWithState()
  }
  const turn = async (name: FlagName, on: boolean) => {
    recorder.addSetting(`flag=${name}:${on ? 'on' : 'off'}`)
    await changeApplication(page, (old) => ({ ...old, features: { ...old.features, [name]: on } }))
    location.reload()
  }
  const settings = [
    {
      label: t`Password sign-in`,
      on: application.localAuthenticationEnabled,
      set: (on: boolean) => change((old) => ({ ...old, localAuthenticationEnabled: on })),
    },
    {
      label: t`Fapiao available`,
      on: config.fapiaoAvailable,
      set: (on: boolean) =>
        change((old) => ({ ...old, config: { ...old.config, fapiaoAvailable: on } })),
    },
    {
      label: t`Fapiao requested after payment`,
      on: localization.allowsFapiaoProcessingAfterPayment,
      set: (on: boolean) =>
        change((old) => ({
          ...old,
          localization: { ...old.localization, allowsFapiaoProcessingAfterPayment: on },
        })),
    },
    {
      label: t`Institution required`,
      on: config.institutionInformationMandatory,
      set: (on: boolean) =>
        change((old) => ({
          ...old,
          config: { ...old.config, institutionInformationMandatory: on },
        })),
    },
    {
      label: t`Service bundles offered`,
      on: config.serviceBundlesAllowed,
      set: (on: boolean) =>
        change((old) => ({ ...old, config: { ...old.config, serviceBundlesAllowed: on } })),
    },
  ]
  return (
    <>
      <p className={styles.hint}>
        <Trans>Each change reloads the page.</Trans>
      </p>
      <h4>
        <Trans>Feature flags</Trans>
      </h4>
      {flagNames.filter(isFlagName).map((name) => (
        <Check
          key={name}
          label={<span className={styles.mono}>{name}</span>}
          checked={application.features[name]}
          onChange={(on) => void turn(name, on)}
        />
      ))}
      <h4>
        <Trans>Application</Trans>
      </h4>
      {settings.map(({ label, on, set }) => (
        <Check key={label} label={label} checked={on} onChange={(next) => void set(next)} />
      ))}
    </>
  )
}
