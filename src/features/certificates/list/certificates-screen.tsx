import { Trans, useLingui } from '@lingui/react/macro'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { NarrowColumn, PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { AboutCertificates } from '../about-certificates.tsx'
import { VerifyForm, type VerifyFormProps } from '../verify/verify-form.tsx'
import { MyCertificates } from './my-certificates.tsx'

type Props = Omit<VerifyFormProps, 'variant' | 'code'> & {
  isSignedIn: boolean
  /** This page, where signing in leads back to. */
  here: string
}

function SignInCard({ here }: Pick<Props, 'here'>) {
  return (
    <Section card title={<Trans>Are you the author?</Trans>}>
      <p>
        <Trans>Sign in to correct and download the certificates of your orders.</Trans>
      </p>
      <p>
        <AppButtonLink to="/$lang/login" search={{ redirect: here }}>
          <Trans>Sign in</Trans>
        </AppButtonLink>
      </p>
    </Section>
  )
}

export function CertificatesScreen({ isSignedIn, here, ...form }: Props) {
  const { t } = useLingui()
  const verify = (
    <Section card={isSignedIn} title={<Trans>Verify a certificate</Trans>}>
      <VerifyForm {...form} variant={isSignedIn ? 'quiet' : 'filled'} />
    </Section>
  )
  return (
    <>
      <PageHeading
        title={t`Editing certificates`}
        lead={<Trans>They confirm to a journal that we edited a manuscript.</Trans>}
      />
      <PageGrid
        rail={
          <>
            {isSignedIn ? verify : <SignInCard here={here} />}
            <AboutCertificates />
          </>
        }
        railLabel={t`About certificates`}
      >
        {isSignedIn ? <MyCertificates /> : <NarrowColumn>{verify}</NarrowColumn>}
      </PageGrid>
    </>
  )
}
