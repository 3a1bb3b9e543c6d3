import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import styles from './rail-parts.module.css'

export function WhyAnAccount() {
  return (
    <section>
      <h2>
        <Trans>What your account is for</Trans>
      </h2>
      <ul className={styles.points}>
        <li>
          <Trans>Follow each manuscript from upload to edited file.</Trans>
        </li>
        <li>
          <Trans>Continue an order where you left it.</Trans>
        </li>
        <li>
          <Trans>Use a billing address again, and find every certificate.</Trans>
        </li>
      </ul>
    </section>
  )
}

export function Privacy() {
  const { privacyPolicy } = useRouteContext({ from: '/$lang' }).application.config.links
  return (
    <section>
      <h2>
        <Trans>Your manuscript</Trans>
      </h2>
      <p>
        <Trans>
          The files of your orders open only in your account. Our{' '}
          <ExternalLink href={privacyPolicy}>privacy policy</ExternalLink> says how we handle them.
        </Trans>
      </p>
    </section>
  )
}

export function SignInHelp() {
  const { support } = useRouteContext({ from: '/$lang' }).application.config.links
  return (
    <section>
      <h2>
        <Trans>Help with signing in</Trans>
      </h2>
      <p>
        <Trans>
          Please write to <ExternalLink href={support}>our support team</ExternalLink>.
        </Trans>
      </p>
    </section>
  )
}
