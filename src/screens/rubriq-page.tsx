import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { RubriqScreen } from '../features/digital-translation/rubriq-screen.tsx'
import { ButtonLink } from '../ui/page/button-link.tsx'
import styles from './rubriq-page.module.css'

export function RubriqPage() {
  const { language: lang, application } = useRouteContext({ from: '/$lang' })
  const { digital_editing, digital_translation } = application.features
  return (
    <RubriqScreen
      isOffered={digital_editing || digital_translation}
      links={
        <div className={styles.links}>
          {digital_translation ? (
            <ButtonLink
              to="/$lang/$"
              params={{ lang, _splat: 'researcher/digital-translations' }}
              variant="filled"
            >
              <Trans>Digital translation</Trans>
            </ButtonLink>
          ) : null}
          {digital_editing ? (
            <ButtonLink to="/$lang/$" params={{ lang, _splat: 'researcher/digital-editing' }}>
              <Trans>Digital editing</Trans>
            </ButtonLink>
          ) : null}
          <ButtonLink to="/$lang/researcher" params={{ lang }} variant="text">
            <Trans>Go to my orders</Trans>
          </ButtonLink>
        </div>
      }
    />
  )
}
