import { Trans, useLingui } from '@lingui/react/macro'
import type { Certificate } from '../../../api/certificates.ts'
import type { Order } from '../../../api/orders.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { SkeletonCard } from '../../../ui/states/skeleton.tsx'
import { useMediaQuery } from '../../../ui/theme/use-media-query.ts'
import styles from '../certificate.module.css'
import { CertificateLoader } from '../certificate-loader.tsx'
import { authorsNeeded } from '../certificate-messages.ts'
import { CertificatesLink } from '../certificates-link.tsx'
import { OrderLink } from '../order-link.tsx'
import { CertificatePaper } from '../paper/certificate-paper.tsx'
import { SkeletonPaper } from '../paper/skeleton-paper.tsx'
import { VerificationCard } from '../verify/verification-card.tsx'
import { CertificateDownloads } from './certificate-downloads.tsx'

type Props = {
  externalId: string
  onEdit: () => Promise<void>
}

type ReadyProps = Pick<Props, 'onEdit'> & { order: Order; certificate: Certificate }

function Loading() {
  const { t } = useLingui()
  const isNarrow = useMediaQuery('(max-width: 860px)')
  const downloads = <SkeletonCard lines={4} label={null} />
  return (
    <PageGrid
      rail={
        <>
          {isNarrow ? null : downloads}
          <SkeletonCard lines={5} label={null} />
        </>
      }
      railLabel={t`Download and verification`}
    >
      {isNarrow ? <div className={styles.first}>{downloads}</div> : null}
      <SkeletonPaper label={t`Your certificate is loading.`} />
    </PageGrid>
  )
}

function ReadyCertificate({ order, certificate, onEdit }: ReadyProps) {
  const { t } = useLingui()
  const { externalId, authors } = certificate
  // Beside the certificate, or before it: what people come for.
  const isNarrow = useMediaQuery('(max-width: 860px)')
  const downloads = <CertificateDownloads order={order} certificate={certificate} onEdit={onEdit} />
  const edit = { to: '/$lang/certificate/$externalId/edit', params: { externalId } } as const
  return (
    <PageGrid
      rail={
        <>
          {isNarrow ? null : downloads}
          <VerificationCard code={certificate.code} />
        </>
      }
      railLabel={t`Download and verification`}
    >
      {authors === null ? (
        <Notice
          action={
            <AppButtonLink {...edit} variant="filled">
              <Trans>Add authors</Trans>
            </AppButtonLink>
          }
        >
          {authorsNeeded()}
        </Notice>
      ) : null}
      {isNarrow ? <div className={styles.first}>{downloads}</div> : null}
      <CertificatePaper certificate={certificate} />
      <div className={styles.actions}>
        {authors === null ? null : (
          <AppButtonLink {...edit} variant="quiet">
            <Trans>Edit title and authors</Trans>
          </AppButtonLink>
        )}
        <OrderLink externalId={externalId} variant="text" />
      </div>
    </PageGrid>
  )
}

export function CertificateScreen({ externalId, onEdit }: Props) {
  const { t } = useLingui()
  return (
    <>
      <CertificatesLink />
      <PageHeading title={t`Editing certificate`} tabTitle={t`Editing certificate ${externalId}`} />
      <CertificateLoader externalId={externalId} loading={<Loading />}>
        {(ready) => <ReadyCertificate {...ready} onEdit={onEdit} />}
      </CertificateLoader>
    </>
  )
}
