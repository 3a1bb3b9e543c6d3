import { Trans } from '@lingui/react/macro'
import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { addressIn } from '../../../lib/url/address-in.ts'
import { BackAnchor, BackLink } from '../../../ui/page/buttons/back-link.tsx'
import { backHref } from './order-address.ts'

export function OrdersLink() {
  const router = useRouter()
  const { language } = useRouteContext({ from: '/$lang' })
  const from = useLocation({ select: ({ state }) => state.from })
  const href = backHref(from, language)
  const label = <Trans>Back to my orders</Trans>
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  if (href === undefined) return <BackLink to="/$lang/researcher">{label}</BackLink>
  return (
    <BackAnchor href={addressIn(href)} onClick={open}>
      {label}
    </BackAnchor>
  )
}
