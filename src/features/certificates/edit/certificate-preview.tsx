import { Trans } from '@lingui/react/macro'
import type { Certificate } from '../../../api/certificates.ts'
import type { FieldName } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { CertificatePaper } from '../paper/certificate-paper.tsx'

type Props = {
  certificate: Certificate
  title: FieldName<string>
  authors: FieldName<string>
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export function CertificatePreview({ certificate, title, authors }: Props) {
  const form = useFormState()
  const typed = { title: textOf(form.valueOf(title)), authors: textOf(form.valueOf(authors)) }
  return (
    <Section title={<Trans>Preview</Trans>}>
      <CertificatePaper certificate={{ ...certificate, ...typed }} />
    </Section>
  )
}
