import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type Certificate, verificationQuery } from '../../../api/certificates.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { AboutCertificates } from '../about-certificates.tsx'
import { CertificatePaper } from '../paper/certificate-paper.tsx'
import { SkeletonPaper } from '../paper/skeleton-paper.tsx'
import styles from './checked-code.module.css'
import { CopyVerificationLink } from './copy-verification-link.tsx'
import { UnknownCode } from './unknown-code-notice.tsx'
import type { VerifyFormProps } from './verify-form.tsx'

function Genuine({ certificate }: { certificate: Certificate }) {
  const { t } = useLingui()
  return (
    <PageGrid rail={<AboutCertificates />} railLabel={t`About certificates`}>
      <CertificatePaper certificate={certificate} />
      <div className={styles.actions}>
        <CopyVerificationLink code={certificate.code} />
        <AppButtonLink
          to="/$lang/certificate/verify/{-$code}"
          // Left out, it would be that of this page.
          params={{ code: undefined }}
          variant="text"
        >
          <Trans>Verify another certificate</Trans>
        </AppButtonLink>
      </div>
    </PageGrid>
  )
}

/** The verdict, for a reader who does not see that the page has changed. */
function Verdict({ found }: { found: Certificate | null | undefined }) {
  return (
    <Announced className={found ? styles.verdict : undefined}>
      {found ? (
        <>
          <VisuallyHidden>
            <Trans>This certificate is genuine</Trans>
          </VisuallyHidden>{' '}
          <p>
            <Trans>Compare the document you were given with this one.</Trans>
          </p>
        </>
      ) : null}
    </Announced>
  )
}

type Props = VerifyFormProps & { code: string }

export function CheckedCode({ code, ...form }: Props) {
  const { t } = useLingui()
  const query = useQuery(verificationQuery(code))
  const { data } = query
  const titles = {
    genuine: t`This certificate is genuine`,
    unknown: t`We could not verify this certificate`,
    open: t`Verify a certificate`,
  }
  return (
    <>
      <div className={data ? styles.genuine : undefined}>
        {data ? <Icon name="check" size={24} className={styles.mark} /> : null}
        <PageHeading
          title={data === undefined ? titles.open : data ? titles.genuine : titles.unknown}
        />
      </div>
      <Verdict found={data} />
      <QueryState
        query={query}
        loading={
          <PageGrid rail={<AboutCertificates />} railLabel={t`About certificates`}>
            <SkeletonPaper label={t`We are looking the certificate up.`} />
          </PageGrid>
        }
        failedTitle={<Trans>The certificate could not be checked</Trans>}
      >
        {(found) =>
          found ? <Genuine certificate={found} /> : <UnknownCode {...form} code={code} />
        }
      </QueryState>
    </>
  )
}
