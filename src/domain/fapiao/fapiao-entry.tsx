import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import type { User } from '../../api/account.ts'
import type { Fapiao } from '../../api/fapiao.ts'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { Status } from '../../ui/page/status.tsx'
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx'
import { CancelFapiao } from './cancel-fapiao.tsx'
import styles from './fapiao-entry.module.css'
import { FapiaoNumber } from './fapiao-number.tsx'
import { type FapiaoBill, type FapiaoSite, fapiaoStateOf } from './fapiao-rules.ts'

type Props = {
  bill: FapiaoBill
  site: FapiaoSite
  user: Pick<User, 'impersonatorIdentity'>
  requestLink: (label: ReactNode) => ReactNode
}

export function FapiaoEntry(props: Props) {
  const entry = useRef<HTMLDivElement>(null)
  return (
    // Takes the focus when the cancel button unmounts.
    <div ref={entry} tabIndex={-1} className={styles.entry}>
      <Content {...props} onCancelled={() => entry.current?.focus()} />
    </div>
  )
}

function Content(props: Props & { onCancelled: () => void }) {
  const { bill, site, user, requestLink, onCancelled } = props
  const state = fapiaoStateOf(bill, site)
  switch (state.kind) {
    case 'dashes':
    case 'off':
    case 'written-off':
      return (
        <>
          <span aria-hidden="true">--</span>
          <VisuallyHidden>
            <Trans>no fapiao</Trans>
          </VisuallyHidden>
        </>
      )
    case 'support':
      return (
        <span className={styles.quiet}>
          <Trans>
            Issued by another of our sites. Please ask{' '}
            <ExternalLink href={site.config.links.support}>our support team</ExternalLink>.
          </Trans>
        </span>
      )
    case 'unpaid':
      return (
        <span className={styles.quiet}>
          <Trans>After payment</Trans>
        </span>
      )
    case 'paid-in-advance':
      return (
        <span className={styles.quiet}>
          <Trans>Included in the prepayment’s fapiao</Trans>
        </span>
      )
    case 'open':
      return <Requestable number={bill.number} cancelled={state.cancelled} link={requestLink} />
    case 'under-way':
      return <UnderWay status={state.fapiao.status} />
    case 'issued':
      return (
        <>
          <FapiaoNumber fapiao={state.fapiao} />
          <CancelFapiao fapiao={state.fapiao} user={user} onCancelled={onCancelled} />
        </>
      )
  }
}

type RequestableProps = {
  number: string
  cancelled: Fapiao | null
  link: Props['requestLink']
}

function Requestable({ number, cancelled, link }: RequestableProps) {
  return (
    <>
      {cancelled ? <Cancelled fapiao={cancelled} /> : null}
      {link(
        <>
          {cancelled ? <Trans>Request another</Trans> : <Trans>Request a fapiao</Trans>}
          <VisuallyHidden>
            {' '}
            <Trans>for {number}</Trans>
          </VisuallyHidden>
        </>,
      )}
    </>
  )
}

function UnderWay({ status }: Pick<Fapiao, 'status'>) {
  switch (status) {
    case 'requested':
      return (
        <Status tone="running" more={<Trans>with the tax office</Trans>}>
          <Trans>Requested</Trans>
        </Status>
      )
    case 'processing':
      return (
        <Status tone="running" more={<Trans>usually issued within a day</Trans>}>
          <Trans>Processing</Trans>
        </Status>
      )
    default:
      return <Status tone="off">{String(status)}</Status>
  }
}

function Cancelled({ fapiao }: { fapiao: Fapiao }) {
  return (
    <span className={styles.quiet}>
      {fapiao.number ? (
        <Trans>{fapiao.number} cancelled</Trans>
      ) : (
        <Trans context="fapiao">Cancelled</Trans>
      )}
    </span>
  )
}
