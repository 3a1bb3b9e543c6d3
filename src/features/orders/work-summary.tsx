import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '../../api/orders.ts'
import { formatDeadline } from '../../i18n/format-deadline.ts'
import { workInHand } from './order-card-rules.ts'

function NextDue({ at }: { at: number }) {
  const { i18n } = useLingui()
  const when = formatDeadline(at, { language: i18n.locale, exact: false })
  return <Trans>The next one is due {when}.</Trans>
}

/** In a sentence or three: what editors have in hand, what is due next, what waits for the person. */
export function WorkSummary({ orders }: { orders: readonly Order[] | undefined }) {
  if (!orders) return null
  const { running, waiting, nextDue } = workInHand(orders)
  if (running === 0 && waiting === 0) return <Trans>Nothing is waiting for you.</Trans>
  return (
    <>
      {running > 0 ? (
        <Plural
          value={running}
          one="# manuscript is with our editors."
          other="# manuscripts are with our editors."
        />
      ) : null}{' '}
      {nextDue === undefined ? null : <NextDue at={nextDue} />}{' '}
      {waiting > 0 ? (
        <Plural value={waiting} one="# order waits for you." other="# orders wait for you." />
      ) : null}
    </>
  )
}
