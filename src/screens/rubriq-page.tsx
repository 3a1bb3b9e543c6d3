import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Application } from '../api/application.ts'
import { RubriqScreen, type RubriqState } from '../features/digital-translation/rubriq-screen.tsx'
import { AppButtonLink } from '../ui/page/buttons/app-button-link.tsx'
import styles from './rubriq-page.module.css'

function rubriqStateOf(features: Application['features']): RubriqState {
  if (!features.digital_editing && !features.digital_translation) return 'none'
  return features.curie_is_launched ? 'launched' : 'services-here'
}

type ServiceProps = { name: ReactNode; action: ReactNode; children: ReactNode }

function Service({ name, action, children }: ServiceProps) {
  return (
    <li className={styles.service}>
      <div>
        <h2>{name}</h2>
        <p>{children}</p>
      </div>
      {action}
    </li>
  )
}

function TranslationService() {
  return (
    <Service
      name={<Trans>Digital translation</Trans>}
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
              {digital_translation ? <TranslationService /> : null}
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
