import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { User } from '../../api/account.ts'
import type { Fapiao, FapiaoList } from '../../api/fapiao.ts'
import { FormGrid, PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { focusPageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { useNow } from '../../ui/page/use-now.ts'
import { FapiaoDetails } from './fapiao-details.tsx'
import { FapiaoForm } from './fapiao-form.tsx'
import { FapiaoNextSteps } from './fapiao-next-steps.tsx'
import {
  cancelOfferOf,
  type FapiaoBill,
  type FapiaoSite,
  type FapiaoState,
  fapiaoStateOf,
} from './fapiao-rules.ts'
import { IssuedFapiao } from './issued-fapiao.tsx'
import { NoFapiao } from './no-fapiao.tsx'

type Props = {
  bill: FapiaoBill
  site: FapiaoSite
  user: Pick<User, 'identity' | 'email' | 'impersonatorIdentity'>
  list: FapiaoList
  listButton: ReactNode
  payButton: ReactNode | undefined
  onRequested: () => Promise<void>
}

type OpenFapiao = Extract<FapiaoState, { kind: 'open' }>

export function FapiaoRequest({ bill, site, user, list, ...props }: Props) {
  const { t } = useLingui()
  const { listButton, payButton, onRequested } = props
  const current = fapiaoStateOf(bill, site)
  // Keeps the form mounted after the request has changed the state.
  const [opened, setOpened] = useState<OpenFapiao>()
  if (!opened && current.kind === 'open') setOpened(current)
  const state = opened ?? current
  // A cancellation on this page has its own message.
  const [first] = useState(current)
  const isYearOver = useIsYearOver(first, user)
  const reason = { bill, site, listButton, payButton }
  switch (state.kind) {
    case 'open':
      return (
        <FormGrid rail={<FapiaoNextSteps isYearOver={isYearOver} />} railLabel={t`About fapiaos`}>
          {state.cancelled && first.kind === 'open' ? (
            <Notice tone="plain">
              <Trans>
                The fapiao for this payment was cancelled. You can request another here.
              </Trans>
            </Notice>
          ) : null}
          <FapiaoForm
            paymentId={state.paymentId}
            user={user}
            fapiaos={list.fapiaos}
            services={list.serviceTypes}
            onRequested={onRequested}
          />
        </FormGrid>
      )
    case 'unpaid':
      return (
        <WithNextSteps>
          <NoFapiao kind={state.kind} {...reason} />
        </WithNextSteps>
      )
    case 'under-way':
      return (
        <WithNextSteps isRequested>
          <Section title={titleOf(state.fapiao)}>
            <FapiaoDetails fapiao={state.fapiao} />
          </Section>
        </WithNextSteps>
      )
    case 'issued':
      return (
        <IssuedFapiao
          fapiao={state.fapiao}
          user={user}
          support={site.config.links.support}
          onCancelled={focusPageHeading}
        />
      )
    default:
      return <NoFapiao kind={state.kind} {...reason} />
  }
}

/** Staff may cancel after the year, but nobody else. */
function useIsYearOver(state: FapiaoState, user: Props['user']): boolean {
  const now = useNow()
  return state.kind === 'issued' && cancelOfferOf(state.fapiao, user, now).kind === 'override'
}

function titleOf({ status }: Fapiao): ReactNode {
  if (status === 'requested') return <Trans>The fapiao has been requested</Trans>
  if (status === 'processing') return <Trans>The tax office is issuing the fapiao</Trans>
  return String(status)
}

type NextStepsProps = { children: ReactNode; isRequested?: boolean }

function WithNextSteps({ children, isRequested }: NextStepsProps) {
  const { t } = useLingui()
  return (
    <PageGrid rail={<FapiaoNextSteps isRequested={isRequested} />} railLabel={t`About fapiaos`}>
      {children}
    </PageGrid>
  )
}
