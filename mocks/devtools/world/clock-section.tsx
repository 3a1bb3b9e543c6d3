import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Instant } from '../../../src/lib/instant.ts'
import { workingDaysLater } from '../../backend/rules/payment/working-days.ts'
import { siteZones } from '../../backend/rules/site-zones.ts'
import { freeze, resume, shift, withSpeed } from '../../world/clock/clock-state.ts'
import { isoOf, parseLocalTime } from '../../world/clock/world-calendar.ts'
import { stateOf } from '../../world/world-state.ts'
import { Field, SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { useDevtools, useWorldTime } from '../use-devtools.tsx'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const speeds = [1, 10, 60, 3_600]

export function ClockSection() {
  const { i18n } = useLingui()
  const { page, recorder, notifyChange } = useDevtools()
  const now = useWorldTime()
  const { frozen, speed } = stateOf(page.world).clock
  const change = async (by: Parameters<typeof page.changeClock>[0]) => {
    // Records navigation and elapsed time before the clock changes.
    recorder.recordNavigation()
    await page.changeClock(by)
    notifyChange()
  }
  const shown = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'full', timeStyle: 'medium' })
  return (
    <>
      <p>
        <time className={styles.time} dateTime={isoOf(now)}>
          {shown.format(now)}
        </time>
      </p>
      <p className={styles.hint} role="status">
        {frozen ? <Trans>Clock paused.</Trans> : <Trans>Clock running at {speed}×.</Trans>}
      </p>
      <div className={styles.row}>
        {frozen ? (
          <SmallButton onClick={() => void change(resume)}>
            <Trans>Resume</Trans>
          </SmallButton>
        ) : (
          <SmallButton onClick={() => void change((state, real) => freeze(state, real))}>
            <Trans>Freeze</Trans>
          </SmallButton>
        )}
        <Field label={<Trans>Speed</Trans>}>
          <select
            value={speed}
            onChange={({ currentTarget }) => {
              // Read at once: the select shows the old speed again until the world has the new one.
              const chosen = Number(currentTarget.value)
              void change((state, real) => withSpeed(state, real, chosen))
            }}
          >
            {speeds.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </Field>
      </div>
      <AdvanceButtons
        now={now}
        onAdvance={(by) => void change((state, real) => shift(state, real, by))}
      />
      <InstantForm onSet={(at) => change((state, real) => ({ ...state, base: real, at }))} />
    </>
  )
}

function AdvanceButtons({ now, onAdvance }: { now: Instant; onAdvance: (by: number) => void }) {
  const { t } = useLingui()
  const { page } = useDevtools()
  const zone = siteZones[stateOf(page.world).application.localization.code]
  const steps: [string, number][] = [
    [t`45 seconds`, 45 * second],
    [t`2 minutes`, 2 * minute],
    [t`10 minutes`, 10 * minute],
    [t`1 hour`, hour],
    [t`1 day`, day],
    [t`2 working days`, workingDaysLater(now, 2, zone) - now],
    [t`1 week`, 7 * day],
    [t`1 year`, 365 * day],
  ]
  return (
    <>
      <h4>
        <Trans>Advance by</Trans>
      </h4>
      <div className={styles.row}>
        {steps.map(([label, by]) => (
          <SmallButton key={label} onClick={() => onAdvance(by)}>
            {label}
          </SmallButton>
        ))}
      </div>
    </>
  )
}

function InstantForm({ onSet }: { onSet: (at: number) => Promise<void> }) {
  const [text, setText] = useState('')
  const set = (event: FormEvent) => {
    event.preventDefault()
    const at = parseLocalTime(text)
    if (!Number.isNaN(at)) void onSet(at)
  }
  return (
    <form className={styles.row} onSubmit={set}>
      <Field label={<Trans>Set to</Trans>}>
        <input
          type="datetime-local"
          step="1"
          required
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <SmallButton type="submit">
        <Trans>Set</Trans>
      </SmallButton>
    </form>
  )
}
