import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FlagName, flagNames, isFlagName } from '../../scenarios/builders/feature-flags.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import { stateOf } from '../../world/world-state.ts'
import { changeApplication } from '../devtools-actions.ts'
import { Check } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'

type Application = Schemas['Application']

type Setting = {
  label: MessageDescriptor
  isOn: (application: Application) => boolean
  turned: (application: Application, on: boolean) => Application
}

const settings: readonly Setting[] = [
  {
    label: msg`Password sign-in`,
    isOn: ({ localAuthenticationEnabled }) => localAuthenticationEnabled,
    turned: (old, on) => ({ ...old, localAuthenticationEnabled: on }),
  },
  {
    label: msg`Fapiao available`,
    isOn: ({ config }) => config.fapiaoAvailable,
    turned: (old, on) => ({ ...old, config: { ...old.config, fapiaoAvailable: on } }),
  },
  {
    label: msg`Fapiao requested after payment`,
    isOn: ({ localization }) => localization.allowsFapiaoProcessingAfterPayment,
    turned: (old, on) => ({
      ...old,
      localization: { ...old.localization, allowsFapiaoProcessingAfterPayment: on },
    }),
  },
  {
    label: msg`Institution required`,
    isOn: ({ config }) => config.institutionInformationMandatory,
    turned: (old, on) => ({
      ...old,
      config: { ...old.config, institutionInformationMandatory: on },
    }),
  },
  {
    label: msg`Service bundles offered`,
    isOn: ({ config }) => config.serviceBundlesAllowed,
    turned: (old, on) => ({ ...old, config: { ...old.config, serviceBundlesAllowed: on } }),
  },
]

export function SwitchesSection() {
  const { _ } = useLingui()
  const { page, location, recorder, reloadWithState } = useDevtools()
  const { application } = stateOf(page.world)
  const change = async (by: Parameters<typeof changeApplication>[1]) => {
    await changeApplication(page, by)
    await reloadWithState()
  }
  const turn = async (name: FlagName, on: boolean) => {
    recorder.addSetting(`flag=${name}:${on ? 'on' : 'off'}`)
    await changeApplication(page, (old) => ({ ...old, features: { ...old.features, [name]: on } }))
    location.reload()
  }
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
      {settings.map(({ label, isOn, turned }) => (
        <Check
          key={label.id}
          label={_(label)}
          checked={isOn(application)}
          onChange={(on) => void change((old) => turned(old, on))}
        />
      ))}
    </>
  )
}
