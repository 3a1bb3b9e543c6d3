import { Trans, useLingui } from '@lingui/react/macro'
import { fitsContract } from '../../../lib/url/contract-text.ts'
import { FormGrid } from '../../../ui/page/layout/page-grid.tsx'
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
              Enter the code that is printed on the certificate. You don’t need an account.
            </Trans>
          }
        />
        <FormGrid rail={<AboutCertificates />} railLabel={t`About certificates`}>
          <VerifyForm {...form} />
        </FormGrid>
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
