import { Trans } from '@lingui/react/macro'
import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { addressIn } from '../../../lib/url/address-in.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { backHref } from './order-address.ts'
import styles from './order-page.module.css'

export function BackLink() {
  const router = useRouter()
  const { language } = useRouteContext({ from: '/$lang' })
  const from = useLocation({ select: ({ state }) => state.from })
  const href = backHref(from, language)
  const label = (
    <>
      <Icon name="arrow-left" size={12} />
      <Trans>Back to my orders</Trans>
    </>
  )
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <p className={styles.back}>
      {href === undefined ? (
        <AppLink to="/$lang/researcher">{label}</AppLink>
      ) : (
        <a href={addressIn(href)} onClick={open}>
          {label}
        </a>
      )}
    </p>
  )
}
