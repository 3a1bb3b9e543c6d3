import { Trans, useLingui } from '@lingui/react/macro'
import { fitsContract } from '../../../lib/url/contract-text.ts'
import { NarrowColumn, PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { AboutCertificates } from '../about-certificates.tsx'
import { CheckedCode } from './checked-code.tsx'
import { UnknownCode } from './unknown-code-notice.tsx'
import { VerifyForm, type VerifyFormProps } from './verify-form.tsx'

export function VerifyScreen({ code, ...form }: VerifyFormProps) {
  const { t } = useLingui()
  if (code === undefined) {
    return (
      <>
        <PageHeading
          title={t`Verify a certificate`}
          lead={
            <Trans>
              Enter the code that is printed on the certificate. You don't need an account.
            </Trans>
          }
        />
        <PageGrid rail={<AboutCertificates />} railLabel={t`About certificates`}>
          <NarrowColumn>
            <VerifyForm {...form} />
          </NarrowColumn>
        </PageGrid>
      </>
    )
  }
  if (fitsContract('CertificateCode', code)) return <CheckedCode {...form} code={code} />
  return (
    <>
      <PageHeading title={t`We could not verify this certificate`} />
      <UnknownCode {...form} code={code} />
    </>
  )
}
