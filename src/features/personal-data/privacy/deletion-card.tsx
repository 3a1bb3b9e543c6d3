import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import { supportAddress } from '../../../lib/support-address.ts'
import { ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { deletionMail } from './deletion-mail.ts'

export function DeletionCard({ user: { email, fullName } }: { user: User }) {
  const { t } = useLingui()
  const address = deletionMail({
    subject: t`Please delete my data (${email})`,
    lines: [t`Please delete the data that you hold about the account ${email}.`, '', fullName],
  })
  return (
    <Section card title={<Trans>Have your data deleted</Trans>}>
      <p>
        <Trans>
          Please ask our support team. The e-mail to {supportAddress} is ready; send it from the
          address of your account.
        </Trans>
      </p>
      <p>
        <ButtonAnchor href={address}>
          <Trans>Write to our support team</Trans>
        </ButtonAnchor>
      </p>
      <p>
        <Trans>
          To close your account without having your data deleted, go to the end of{' '}
          <AppLink to="/$lang/account">Account and addresses</AppLink>.
        </Trans>
      </p>
    </Section>
  )
}
