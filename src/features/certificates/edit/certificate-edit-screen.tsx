import { useLingui } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { SkeletonFields } from '../../../ui/states/skeleton.tsx'
import { CertificateLoader } from '../certificate-loader.tsx'
import { CertificatesLink } from '../certificates-link.tsx'
import { SkeletonPaper } from '../paper/skeleton-paper.tsx'
import styles from './certificate-form.module.css'
import { CertificateForm } from './certificate-form.tsx'

type Props = {
  externalId: string
  user: Pick<User, 'identity'>
  onSaved: () => Promise<void>
}

export function CertificateEditScreen({ externalId, user, onSaved }: Props) {
  const { t } = useLingui()
  return (
    <>
      <CertificatesLink />
      <PageHeading title={t`Edit title and authors`} />
      <CertificateLoader
        externalId={externalId}
        loading={
          <div className={styles.editor}>
            <SkeletonFields fields={2} label={t`Your certificate is loading.`} />
            <SkeletonPaper label={null} />
          </div>
        }
      >
        {({ certificate }) => (
          <CertificateForm
            key={certificate.code}
            certificate={certificate}
            user={user}
            onSaved={onSaved}
          />
        )}
      </CertificateLoader>
    </>
  )
}
