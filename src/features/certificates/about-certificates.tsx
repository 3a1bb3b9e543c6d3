import { Trans } from '@lingui/react/macro'
import { Section } from '../../ui/page/layout/section.tsx'

export function AboutCertificates() {
  return (
    <Section card title={<Trans>About certificates</Trans>}>
      <p>
        <Trans>
          Every manuscript that we edit gets a certificate when it is delivered. It names the title
          and authors, what was done, and when.
        </Trans>
      </p>
      <p>
        <Trans>
          The researcher who ordered it can correct its title and authors at any time, and download
          it as a PDF.
        </Trans>
      </p>
      <p>
        <Trans>Anyone can verify it here by the code that is printed on it.</Trans>
      </p>
    </Section>
  )
}
