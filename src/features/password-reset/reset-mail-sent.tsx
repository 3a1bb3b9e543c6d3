import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { AuthGrid } from '../../domain/sign-in/rail/auth-grid.tsx'
import { SignInHelp } from '../../domain/sign-in/rail/rail-parts.tsx'
import type { SignInSearch } from '../../domain/sign-in/sign-in-rules.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { focusPageHeading, PageHeading } from '../../ui/page/layout/page-heading.tsx'
import styles from './password.module.css'
import { PasswordPageLinks } from './password-page-links.tsx'

type Props = {
  email: string
  search: SignInSearch
  onAgain: () => void
}

/** The same for unknown addresses, so that accounts cannot be probed. */
export function ResetMailSent({ email, search, onAgain }: Props) {
  const { t } = useLingui()
  useEffect(focusPageHeading, [])
  return (
    <AuthGrid rail={<SignInHelp />}>
      <PageHeading
        title={t`Check your e-mail`}
        lead={
          <Trans>
            If there is an account for <strong>{email}</strong>, an e-mail with a link is on its
            way. The link works once and is valid for one hour.
          </Trans>
        }
      />
      <div className={styles.text}>
        <p>
          <Trans>
            No e-mail after a few minutes? Check your spam folder and the address above.
          </Trans>
        </p>
        <Button onClick={onAgain}>
          <Trans>Send it again</Trans>
        </Button>
      </div>
      <PasswordPageLinks search={search} />
    </AuthGrid>
  )
}
