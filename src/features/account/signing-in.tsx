import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { User } from '../../api/account.ts'
import { requestPasswordResetMutation } from '../../api/auth/password-calls.ts'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { formatList } from '../../i18n/format-list.ts'
import { showMessage } from '../../ui/messages/message-store.ts'
import { tryTelling } from '../../ui/messages/try-telling.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './account-part.module.css'

type Props = {
  user: User
  byPassword: boolean
}

export function SigningIn({ user, byPassword }: Props) {
  const { i18n, t } = useLingui()
  const { email, hasLocalIdentity, linkedAccounts, changePasswordEnabled } = user
  const providers = formatList(
    // The one provider whose name is translated.
    linkedAccounts.map(({ name }) => (name === 'WeChat' ? t`WeChat` : name)),
    { language: i18n.locale },
  )
  return (
    <Section title={<Trans>Signing in</Trans>}>
      <div className={styles.section}>
        {hasLocalIdentity && byPassword ? (
          <p>
            <Trans>You sign in with {email} and your password.</Trans>
          </p>
        ) : null}
        {providers ? (
          <p>
            <Trans>Linked to your account: {providers}.</Trans>
          </p>
        ) : null}
        {changePasswordEnabled && byPassword ? <PasswordLinkButton email={email} /> : null}
      </div>
    </Section>
  )
}

function PasswordLinkButton({ email }: { email: string }) {
  const { mutateAsync, isPending } = useMutation(requestPasswordResetMutation())
  const send = async () => {
    const key = 'password-link'
    const isSent = await tryTelling(
      key,
      () => mutateAsync({ email }),
      (error) => () => `${t`The link could not be sent.`} ${failureReason(error)}`,
    )
    if (!isSent) return
    const text = () => t`A link to choose a new password is on its way to ${email}.`
    showMessage({ key, kind: 'success', text })
  }
  return (
    <Button busy={isPending} onClick={() => void send()}>
      <Trans>Send me a link to change my password</Trans>
    </Button>
  )
}
