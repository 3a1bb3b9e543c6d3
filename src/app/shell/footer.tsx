import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { AppLink, ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { PageColumn } from '../../ui/page/layout/page-grid.tsx'
import styles from './footer.module.css'
import { SchemeSwitch } from './scheme-switch.tsx'

export function Footer() {
  const { application } = useRouteContext({ from: '/$lang' })
  const { companyName, links } = application.config
  return (
    <footer className={styles.foot}>
      <PageColumn>
        <div className={styles.line}>
          <span translate="no">{companyName}</span>
          <AppLink to="/$lang/certificate">
            <Trans>Certificates</Trans>
          </AppLink>
          <ExternalLink href={links.termsOfService}>
            <Trans>Terms of service</Trans>
          </ExternalLink>
          <ExternalLink href={links.privacyPolicy}>
            <Trans>Privacy</Trans>
          </ExternalLink>
          <ExternalLink href={links.support}>
            <Trans>Help</Trans>
          </ExternalLink>
          <SchemeSwitch />
        </div>
      </PageColumn>
    </footer>
  )
}
