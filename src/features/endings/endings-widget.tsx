import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { CalendarButton } from '../../domain/calendar/calendar-button.tsx'
import { isoOf } from '../../lib/calendar.ts'
import type { CalendarEvent } from '../../lib/calendar-file.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { MetaLine } from '../../ui/page/meta-line.tsx'
import { ShownDate } from '../../ui/page/shown-date.tsx'
import { TimeLeft } from '../../ui/page/time-left.tsx'
import { useNow } from '../../ui/page/use-now.ts'
import { endingTitle, wayToUse } from './ending-texts.ts'
import { type Ending, endingsOf } from './endings.ts'
import { EndingsLine } from './endings-line.tsx'
import styles from './endings-widget.module.css'
import { useHeld } from './use-held.ts'

/** Search values of the page that uses it. */
const broughtAlong = (ending: Ending): Record<string, string> =>
  ending.kind === 'code' ? { promotionalCode: ending.benefit.code } : {}

function EndingRow({ ending, user }: { ending: Ending; user: User }) {
  const { i18n } = useLingui()
  const { to, label } = wayToUse(ending)
  return (
    <li>
      <p className={styles.title}>{endingTitle(ending, user)}</p>
      <p className={styles.when}>
        <MetaLine>
          <ShownDate at={isoOf(ending.endsAt)} />
          <TimeLeft deadline={ending.endsAt} />
        </MetaLine>
      </p>
      <AppLink to={to} search={broughtAlong(ending)} preload={false}>
        {i18n._(label)}
      </AppLink>
    </li>
  )
}

function Incomplete({ retry }: { retry: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false)
  const tryAgain = () => {
    setBusy(true)
    void retry().finally(() => setBusy(false))
  }
  return (
    <div role="alert">
      <p>
        <Trans>We could not check everything that may end soon.</Trans>
      </p>
      <Button onClick={tryAgain} busy={isBusy}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

function eventOf(ending: Ending, user: User, language: string): CalendarEvent {
  const { to } = wayToUse(ending)
  const page = addressIn(to.replace('$lang', language).replace('/{-$status}', ''))
  const url = new URL(page, window.location.href)
  url.search = new URLSearchParams(broughtAlong(ending)).toString()
  const address = url.href
  const title = endingTitle(ending, user)
  return {
    uid: `${ending.id}@galley`,
    at: ending.endsAt,
    title: t`Ends today: ${title}`,
    description: address,
    address,
  }
}

type Props = { application: Pick<Application, 'features'>; user: User; language: string }

/** What runs out unless it is used: worth, day and where to use it; nothing if nothing does. */
export function EndingsWidget({ application, user, language }: Props) {
  const now = useNow()
  const { held, hasFailed, retry } = useHeld(application, user)
  const endings = endingsOf(held, now)
  if (endings.length === 0 && !hasFailed) return null
  const events = () => endings.map((ending) => eventOf(ending, user, language))
  return (
    <Section card title={<Trans>Use it before it ends</Trans>}>
      {endings.length === 0 ? null : (
        <>
          <EndingsLine endings={endings} now={now} />
          <ul className={styles.list}>
            {endings.map((ending) => (
              <EndingRow key={ending.id} ending={ending} user={user} />
            ))}
          </ul>
          <CalendarButton name="galley-ends" events={events} />
        </>
      )}
      {hasFailed ? <Incomplete retry={retry} /> : null}
    </Section>
  )
}
