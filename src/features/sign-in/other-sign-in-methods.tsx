import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Application } from '../../api/application.ts'
import type { SignInAnswer } from '../../api/auth/log-in.ts'
import { signOnAddress } from '../../api/auth/sign-on-address.ts'
import { hasSignInMethod, type SignInSearch } from '../../domain/sign-in/sign-in-rules.ts'
import { ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import styles from './other-sign-in-methods.module.css'
import { ProviderIcon } from './provider-icon.tsx'
import { WechatButton } from './wechat-button.tsx'

type Props = {
  application: Pick<
    Application,
    'authenticationProviders' | 'features' | 'localAuthenticationEnabled'
  >
  search: SignInSearch
  onSignedIn: (answer: SignInAnswer) => Promise<void>
}

/** Plain links, since opening them has side effects. */
export function OtherSignInMethods({ application, search, onSignedIn }: Props) {
  const { t } = useLingui()
  const id = useId()
  const { authenticationProviders: providers, localAuthenticationEnabled: byPassword } = application
  const byWechat = application.features.wechat_sso
  if (!hasSignInMethod(application)) {
    return (
      <Notice tone="red">
        {t`You can’t sign in here at the moment. Please write to support@galley.example.`}
      </Notice>
    )
  }
  if (providers.length === 0 && !byWechat) return null
  return (
    <div className={byPassword ? styles.belowPassword : undefined}>
      {byPassword ? (
        <p id={id} className={styles.separator}>
          <Trans>or</Trans>
        </p>
      ) : null}
      <ul
        className={styles.methods}
        aria-labelledby={byPassword ? id : undefined}
        aria-label={byPassword ? undefined : t`Sign-in options`}
      >
        {providers.map(({ id: providerId, name, icon }, index) => (
          <li key={providerId}>
            <ButtonAnchor
              href={signOnAddress(providerId, search)}
              variant={!byPassword && index === 0 ? 'filled' : 'quiet'}
            >
              <ProviderIcon picture={icon} />
              <Trans>Sign in with {name}</Trans>
            </ButtonAnchor>
          </li>
        ))}
        {byWechat ? (
          <li>
            <WechatButton onSignedIn={onSignedIn} />
          </li>
        ) : null}
      </ul>
    </div>
  )
}
