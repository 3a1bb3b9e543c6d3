import { useEffect, useState } from 'react'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { Icon } from '../../src/ui/page/icon.tsx'
import styles from './screen-card.module.css'
import type { StoryAddress } from './story-addresses.ts'

async function addressInPortal(story: StoryAddress, language: SiteLanguage): Promise<string> {
  const { portalAddress } = await import('./state-in-portal.ts')
  return portalAddress(story, language)
}

/** Its address is made once it is shown: that of an order needs the world that has the order. */
export function PortalLink({ story, language }: { story: StoryAddress; language: SiteLanguage }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let isShown = true
    void addressInPortal(story, language).then((found) => {
      if (isShown) setAddress(found)
    })
    return () => {
      isShown = false
    }
  }, [story, language])
  if (!address) return null
  return (
    <a
      className={styles.portal}
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={`${story.name}, in the portal`}
    >
      <Icon name="external" size={14} />
    </a>
  )
}
