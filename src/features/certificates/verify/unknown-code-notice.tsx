import { Trans, useLingui } from '@lingui/react/macro'
import { FormGrid } from '../../../ui/page/layout/page-grid.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { AboutCertificates } from '../about-certificates.tsx'
import { unknownCodeMessage } from './unknown-code.ts'
import { VerifyForm, type VerifyFormProps } from './verify-form.tsx'

type Props = VerifyFormProps & { code: string }

export function UnknownCode({ code, ...form }: Props) {
  const { t } = useLingui()
  return (
    <FormGrid rail={<AboutCertificates />} railLabel={t`About certificates`}>
      <Notice tone="red">
        <Sentences>
          {unknownCodeMessage(code)}
          <Trans>A certificate can be verified once the edited files have been delivered.</Trans>
        </Sentences>
      </Notice>
      <VerifyForm {...form} code={code} />
    </FormGrid>
  )
}
