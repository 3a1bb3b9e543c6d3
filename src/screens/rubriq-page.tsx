import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { RubriqScreen } from '../features/digital-translation/rubriq-screen.tsx'
import { AppButtonLink } from '../ui/page/app-button-link.tsx'
import { toUnbuilt } from '../ui/page/to-unbuilt.ts'
import styles from './rubriq-page.module.css'

export function RubriqPage() {
  const { application } = useRouteContext({ from: '/$lang' })
  const { digital_editing, digital_translation } = application.features
  return (
    <RubriqScreen
      isOffered={digital_editing || digital_translation}
      links={
        <div className={styles.links}>
          {digital_translation ? (
            <AppButtonLink {...toUnbuilt('researcher/digital-translations')} variant="filled">
              <Trans>Digital translation</Trans>
            </AppButtonLink>
          ) : null}
          {digital_editing ? (
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
