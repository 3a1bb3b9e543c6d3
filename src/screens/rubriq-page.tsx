import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { Application } from '../api/application.ts'
import { RubriqScreen, type RubriqState } from '../features/digital-translation/rubriq-screen.tsx'
import { AppButtonLink } from '../ui/page/buttons/app-button-link.tsx'
import styles from './rubriq-page.module.css'

function rubriqStateOf(features: Application['features']): RubriqState {
  if (!features.digital_editing && !features.digital_translation) return 'none'
  return features.curie_is_launched ? 'launched' : 'services-here'
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
          {hasPages && digital_translation ? (
            <AppButtonLink to="/$lang/researcher/digital-translations/{-$status}" variant="filled">
              <Trans>Digital translation</Trans>
            </AppButtonLink>
          ) : null}
          {hasPages && digital_editing ? (
            <AppButtonLink to="/$lang/researcher/digital-editing/{-$status}">
              <Trans>Digital editing</Trans>
            </AppButtonLink>
          ) : null}
          <AppButtonLink to="/$lang/researcher" variant="text">
            <Trans>Go to my orders</Trans>
          </AppButtonLink>
        </div>
      }
    />
  )
}
