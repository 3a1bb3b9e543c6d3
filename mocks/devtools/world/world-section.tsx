import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { currencies, currencyOf } from '../../backend/reference-data/payment/currencies.ts'
import { prefillNames } from '../../scenarios/builders/order-form/prefill-steps.ts'
import { scenarioNames } from '../../scenarios/scenario-list.ts'
import { parseScenarioRequest } from '../../scenarios/scenario-request.ts'
import { stateOf } from '../../world/world-state.ts'
import { setCurrency, signInAs } from '../devtools-actions.ts'
import { CopyButton, Field, SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'
import { LanguageLinks } from './language-links.tsx'
import { PlayedRecordingNotice } from './played-recording-notice.tsx'
import { WorldAge } from './world-age.tsx'

export function WorldSection() {
  return (
    <>
      <WorldAge />
      <PlayedRecordingNotice />
      <ScenarioChoice />
      <PersonChoice />
      <h4>
        <Trans>Language</Trans>
      </h4>
      <LanguageLinks />
    </>
  )
}

function ScenarioChoice() {
  const { page, reloadWithState } = useDevtools()
  const { scenario: current } = stateOf(page.world)
  const [scenario, setScenario] = useState(current)
  const [step, setStep] = useState('')
  const open = async (event: FormEvent) => {
    event.preventDefault()
    const settings = new URLSearchParams({ scenario, ...(step ? { at: step } : {}) })
    await page.load(parseScenarioRequest(settings.toString()))
    await reloadWithState()
  }
  return (
    <form className={styles.row} onSubmit={(event) => void open(event)}>
      <Field label={<Trans>Scenario</Trans>}>
        <select value={scenario} onChange={(event) => setScenario(event.currentTarget.value)}>
          {scenarioNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Field>
      <Field label={<Trans>Order form step</Trans>}>
        <select value={step} onChange={(event) => setStep(event.currentTarget.value)}>
          <option value="">–</option>
          {prefillNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Field>
      <SmallButton type="submit">
        <Trans>Open</Trans>
      </SmallButton>
    </form>
  )
}

function PersonChoice() {
  const { t } = useLingui()
  const { page, reloadWithState } = useDevtools()
  const { world } = page
  const { browserSession } = stateOf(world)
  const session = browserSession ? world.sessions.get(browserSession) : undefined
  const user = session?.userIdentity ? world.users.get(session.userIdentity) : undefined
  const change = async (run: Promise<void>) => {
    await run
    await reloadWithState()
  }
  return (
    <>
      <div className={styles.row}>
        <Field label={<Trans>Signed in</Trans>} wide>
          <select
            value={user?.identity ?? ''}
            onChange={(event) => void change(signInAs(page, event.currentTarget.value || null))}
          >
            <option value="">{t`Nobody`}</option>
            {[...world.users.all()].map(({ identity, email, account }) => (
              <option key={identity} value={identity}>
                {account.fullName} ({email})
              </option>
            ))}
          </select>
        </Field>
        {user ? (
          <Field label={<Trans>Currency</Trans>}>
            <select
              value={user.account.currencyIso ?? ''}
              onChange={(event) => {
                const currency = currencyOf(event.currentTarget.value)
                if (currency) void change(setCurrency(page, user.identity, currency))
              }}
            >
              {user.account.currencyIso ? null : <option value="">–</option>}
              {Object.keys(currencies).map((isoCode) => (
                <option key={isoCode}>{isoCode}</option>
              ))}
            </select>
          </Field>
        ) : null}
      </div>
      {user ? (
        <p className={styles.row}>
          <span className={styles.grow}>
            <Trans>
              Sign in as <span className={styles.mono}>{user.email}</span> with the password{' '}
              <span className={styles.mono}>{user.password ?? '–'}</span>
            </Trans>
          </span>
          <CopyButton text={user.email} name={user.email} />
        </p>
      ) : null}
    </>
  )
}
