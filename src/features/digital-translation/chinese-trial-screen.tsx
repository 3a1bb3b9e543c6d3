import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { User } from '../../api/account.ts'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { showMessage } from '../../ui/messages/message-store.ts'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Spinner } from '../../ui/page/spinner.tsx'
import { Failed } from '../../ui/states/failed.tsx'
import { useTrialClaim } from './use-trial-claim.ts'

type Props = {
  user: User
  onAnswered: () => void
}

export function ChineseTrialScreen({ user, onAnswered }: Props): ReactNode {
  const { t } = useLingui()
  const { eligible, error, isPending, retry } = useTrialClaim(user.identity)
  const success = () =>
    t`One free translation from Chinese has been added to your account. You’ll find it under Digital translation.`
  const refused = () =>
    t`Your account has no free translation from Chinese. Each account gets one, on sites where we translate from Chinese.`
  const leave = useEffectEvent((isAdded: boolean) => {
    const kind = isAdded ? 'success' : 'warning'
    showMessage({ key: 'chinese-trial', kind, text: isAdded ? success : refused })
    onAnswered()
  })
  useEffect(() => {
    if (eligible !== undefined) leave(eligible)
  }, [eligible])
  if (error && !isPending) {
    return (
      <>
        <PageHeading title={t`Your free digital translation`} />
        <Failed title={<Trans>Your free translation could not be added</Trans>} onRetry={retry}>
          {failureReason(error)}
        </Failed>
      </>
    )
  }
  return (
    <>
      <PageHeading title={t`Your free digital translation`} />
      <Spinner>
        <Trans>We are adding your free translation. One moment, please.</Trans>
      </Spinner>
    </>
  )
}
