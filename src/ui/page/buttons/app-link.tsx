import { Trans } from '@lingui/react/macro'
import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { addressIn } from '../../../lib/url/address-in.ts'
import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './app-link.module.css'

/** A link inside the portal. It keeps the page's language unless `params` name another. */
export type AppLinkComponent<Anchor> = LinkComponent<Anchor, '/$lang'>

type Props = ComponentProps<'a'> & {
  /** `title` for titles in lists, `bare` where the parent styles its links. */
  look?: 'text' | 'title' | 'bare'
}

export function TextAnchor({ look = 'text', className, ...rest }: Props) {
  const looks = { text: styles.link, title: styles.title, bare: '' }
  return <a {...rest} className={[looks[look], className].filter(Boolean).join(' ')} />
}

type PageLinkProps = Props & {
  marksPage?: boolean
}

/** The router marks each link to the shown page, also those that only refer to it. */
function PageLink({ marksPage, 'aria-current': current, ...rest }: PageLinkProps) {
  return <TextAnchor {...rest} aria-current={marksPage ? current : undefined} />
}

export const AppLink: AppLinkComponent<typeof PageLink> = createLink(PageLink)

type ExternalLinkProps = Omit<Props, 'target' | 'rel'> & { href: string }

export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  return (
    <TextAnchor {...rest} href={addressIn(href)} target="_blank" rel="noreferrer">
      {children}
      <span className={styles.iconRoom} aria-hidden="true">
        {'\u00A0'}
        <Icon name="external" size={12} className={styles.externalIcon} />
      </span>
      {/* The space within, or one would stand before a full stop. */}
      <VisuallyHidden>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </TextAnchor>
  )
}
