import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { type AppLinkComponent, TextAnchor } from './app-link.tsx'
import styles from './back-link.module.css'

/** Above the heading of a page that was opened from another one. */
export function BackAnchor({ children, 'aria-current': _, ...rest }: ComponentProps<'a'>) {
  return (
    <p className={styles.back}>
      <TextAnchor {...rest}>
        <Icon name="arrow-left" size={12} />
        {children}
      </TextAnchor>
    </p>
  )
}

export const BackLink: AppLinkComponent<typeof BackAnchor> = createLink(BackAnchor)
