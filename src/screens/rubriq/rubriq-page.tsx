import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CatchBoundary, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Application } from '../../api/application.ts'
import { digitalTranslationQuery } from '../../api/digital-purchases.ts'
import {
  RubriqScreen,
  type RubriqState,
} from '../../features/digital-translation/rubriq-screen.tsx'
import { usesLeftAt } from '../../features/digital-translation/translation-rules.ts'
import { UsesBadge } from '../../features/digital-translation/uses-badge.tsx'
import { usesByLanguages } from '../../features/digital-translation/uses-by-languages.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { useNow } from '../../ui/page/use-now.ts'
import styles from './rubriq-page.module.css'

function rubriqStateOf(features: Application['features']): RubriqState {
  if (!features.digital_editing && !features.digital_translation) return 'none'
  return features.curie_is_launched ? 'launched' : 'services-here'
}

type ServiceProps = { name: ReactNode; status?: ReactNode; action: ReactNode; children: ReactNode }

function Service({ name, status, action, children }: ServiceProps) {
  return (
    <li className={styles.service}>
      <div>
        <div className={styles.name}>
          <h2>{name}</h2>
          {status}
        </div>
        <p>{children}</p>
      </div>
      {action}
    </li>
  )
}

type FlagProps = Pick<Application, 'features'>

function UsesLeft({ features }: FlagProps) {
  const { data: load } = useQuery({ ...digitalTranslationQuery(), meta: { quiet: true } })
  const now = useNow()
  const uses = load ? usesLeftAt(load, features, now) : 0
  return load && uses > 0 ? (
    <UsesBadge uses={uses} byLanguages={usesByLanguages(load, features, now)} isNew={false} />
  ) : null
}

function TranslationService({ features }: FlagProps) {
  return (
    <Service
      name={<Trans>Digital translation</Trans>}
      status={
        <CatchBoundary getResetKey={() => ''} errorComponent={() => null}>
          <UsesLeft features={features} />
        </CatchBoundary>
      }
      action={
        <AppButtonLink to="/$lang/researcher/digital-translations/{-$status}" variant="filled">
          <Trans>Translate a manuscript</Trans>
        </AppButtonLink>
      }
    >
      <Trans>Your manuscript in English within minutes.</Trans>
    </Service>
  )
}

function EditingService() {
  return (
    <Service
      name={<Trans>Digital editing</Trans>}
      action={
        <AppButtonLink to="/$lang/researcher/digital-editing/{-$status}">
          <Trans>Edit a manuscript</Trans>
        </AppButtonLink>
      }
    >
      <Trans>Your manuscript in correct English, in about two minutes.</Trans>
    </Service>
  )
}

export function RubriqPage() {
  const { application } = useRouteContext({ from: '/$lang' })
  const { digital_editing, digital_translation } = application.features
  const state = rubriqStateOf(application.features)
  // Once Rubriq is launched, the pages of both services redirect here.
  const hasPages = state === 'services-here'
  return (
    <RubriqScreen
      state={state}
      links={
        <div className={styles.links}>
          {hasPages ? (
            <ul className={styles.services}>
              {digital_translation ? <TranslationService features={application.features} /> : null}
              {digital_editing ? <EditingService /> : null}
            </ul>
          ) : null}
          <AppButtonLink to="/$lang/researcher" variant={hasPages ? 'text' : 'filled'}>
            <Trans>Go to my orders</Trans>
          </AppButtonLink>
        </div>
      }
    />
  )
}
