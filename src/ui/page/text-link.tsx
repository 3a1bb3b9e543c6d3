import { Trans } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { addressIn } from '../../lib/address-in.ts'
import { Icon } from './icon.tsx'
import styles from './text-link.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = ComponentProps<'a'> & {
  /** For titles in lists. */
  plain?: boolean
}

function TextAnchor({ plain, className, ...rest }: Props) {
  const look = [plain ? styles.plain : styles.link, className].filter(Boolean).join(' ')
  return <a {...rest} className={look} />
}

export const TextLink = createLink(TextAnchor)

type ExternalLinkProps = Omit<Props, 'target' | 'rel'> & { href: string }

/** Opens in a new tab and says so. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  return (
    <TextAnchor
      {...rest}
      href={addressIn(href)}
      className={styles.external}
      target="_blank"
      rel="noreferrer"
    >
      {children}
      <Icon name="external" size={12} className={styles.away} />{' '}
      <VisuallyHidden>
        <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </TextAnchor>
  )
}
