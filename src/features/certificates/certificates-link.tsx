import { Trans } from '@lingui/react/macro'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { Icon } from '../../ui/page/icon.tsx'
import styles from './certificate.module.css'

export function CertificatesLink() {
  return (
    <p className={styles.back}>
      <AppLink to="/$lang/certificate">
        <Icon name="arrow-left" size={12} />
        <Trans>All certificates</Trans>
      </AppLink>
    </p>
  )
}
