import { Trans, useLingui } from '@lingui/react/macro'
import type { Certificate } from '../../../api/certificates.ts'
import { openedAddress } from '../../../api/opened-address.ts'
import { ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { Status } from '../../../ui/page/status.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { titleLanguage } from '../title-language.ts'
import styles from './my-certificates.module.css'

export function CertificateRow({ certificate }: { certificate: Certificate }) {
  const { i18n } = useLingui()
  const { code, externalId, title, authors, issuedOn } = certificate
  return (
    <li className={styles.certificate}>
      <div className={styles.what}>
        <h3>
          <AppLink
            look="title"
            lang={titleLanguage(title, i18n.locale)}
            to="/$lang/certificate/$externalId"
            params={{ externalId }}
          >
            {title}
          </AppLink>
        </h3>
        {authors === null ? (
          <Status
            tone="waiting"
            more={<Trans>please name the authors before you download it</Trans>}
          >
            <Trans>Authors missing</Trans>
          </Status>
        ) : (
          <p lang="" dir="auto">
            {authors}
          </p>
        )}
        <p className={styles.meta}>
          <MetaLine>
            {externalId}
            <Trans>issued {issuedOn}</Trans>
          </MetaLine>
        </p>
      </div>
      {authors === null ? null : (
        <ButtonAnchor href={openedAddress('/api/certificate/{code}/pdf', { code })}>
          <Trans>Download PDF</Trans>
          <VisuallyHidden> {title}</VisuallyHidden>
        </ButtonAnchor>
      )}
    </li>
  )
}
