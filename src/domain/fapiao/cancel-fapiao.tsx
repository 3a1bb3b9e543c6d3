import { Plural, Trans } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import type { Fapiao } from '../../api/fapiao.ts'
import { useNow } from '../../ui/page/use-now.ts'
import { CancelFapiaoButton } from './cancel-fapiao-button.tsx'
import styles from './fapiao-entry.module.css'
import { type CancelOffer, cancelOfferOf } from './fapiao-rules.ts'

type Props = {
  fapiao: Fapiao
  user: Pick<User, 'impersonatorIdentity'>
  onCancelled: () => void
}

export function CancelFapiao({ fapiao, user, onCancelled }: Props) {
  const offer = cancelOfferOf(fapiao, user, useNow())
  if (offer.kind === 'none') return null
  return (
    <>
      <span className={styles.quiet}>
        <TimeToCancel offer={offer} />
      </span>
      <CancelFapiaoButton fapiao={fapiao} onCancelled={onCancelled} />
    </>
  )
}

function TimeToCancel({ offer }: { offer: Exclude<CancelOffer, { kind: 'none' }> }) {
  if (offer.kind === 'override') {
    return <Trans>The year is over. Only staff can still cancel it.</Trans>
  }
  const { days } = offer
  if (days === 0) return <Trans>Last day to cancel</Trans>
  return <Plural value={days} one="# day left to cancel" other="# days left to cancel" />
}
