import { Trans, useLingui } from '@lingui/react/macro'
import type { Certificate } from '../../../api/certificates.ts'
import type { Order } from '../../../api/orders.ts'
import { DownloadAll } from '../../../domain/finished-files/download-all.tsx'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from '../certificate.module.css'
import { PdfButton } from './pdf-button.tsx'

function FilesButton({ certificate: { code, title } }: { certificate: Certificate }) {
  const { t } = useLingui()
  return (
    <DownloadAll owner={{ certificate: code }} variant="quiet" name={t`Download files of ${title}`}>
      <Trans>Download files</Trans>
    </DownloadAll>
  )
}

type Props = {
  order: Order
  certificate: Certificate
  onEdit: () => Promise<void>
}

export function CertificateDownloads({ order, certificate, onEdit }: Props) {
  const { externalId } = certificate
  return (
    <Section card title={<Trans>Download</Trans>}>
      <div className={styles.downloads}>
        <PdfButton certificate={certificate} onEdit={onEdit} />
        {order.downloadAvailable ? (
          <FilesButton certificate={certificate} />
        ) : (
          <p>
            <Trans>
              Your edited files can be downloaded once{' '}
              <AppLink
                to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
                params={{ externalId }}
              >
                the order
              </AppLink>{' '}
              is paid.
            </Trans>
          </p>
        )}
      </div>
    </Section>
  )
}
