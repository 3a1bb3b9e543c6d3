import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { OneLine } from '../../../ui/page/one-line.tsx'
import { CopyVerificationLink } from './copy-verification-link.tsx'
import styles from './verification-card.module.css'

export function VerificationCard(props: { code: string }) {
  const code = <OneLine>{props.code}</OneLine>
  return (
    <Section card title={<Trans>Verification</Trans>}>
      <p>
        <Trans>
          Anyone can verify this certificate by the code {code}, without an account. You can also
          send them a link.
        </Trans>
      </p>
      <div className={styles.links}>
        <CopyVerificationLink code={props.code} />
        <AppButtonLink
          to="/$lang/certificate/verify/{-$code}"
          params={{ code: props.code }}
          variant="text"
        >
          <Trans>See what others see</Trans>
        </AppButtonLink>
      </div>
    </Section>
  )
}
