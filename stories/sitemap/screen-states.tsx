import { useState } from 'react'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { VisuallyHidden } from '../../src/ui/page/visually-hidden.tsx'
import { PortalLink } from './portal-link.tsx'
import { RouteFacts } from './route-facts.tsx'
import styles from './screen-card.module.css'
import type { MappedRoute } from './sitemap.ts'

type Props = { title: string; route: MappedRoute; language: SiteLanguage; isRequested: boolean }

export const storyLink = (story: string, language: SiteLanguage) =>
  `./?path=/story/${story}&globals=language:${language}`

const countOf = (states: number) => (states === 1 ? '1 state' : `${states} states`)

/** All stories of a screen, and what is known of its route. */
export function ScreenStates({ title, route, language, isRequested }: Props) {
  const [isOpen, setOpen] = useState(isRequested)
  return (
    <details
      open={isOpen}
      className={styles.states}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {countOf(route.stories.length)}
        <VisuallyHidden> of {title}</VisuallyHidden>
      </summary>
      {isOpen ? (
        <>
          <ul>
            {route.stories.map((story) => (
              <li key={story.id}>
                <a href={storyLink(story.id, language)} target="_top">
                  {story.name}
                </a>{' '}
                <PortalLink story={story} language={language} />
              </li>
            ))}
          </ul>
          <RouteFacts route={route} />
        </>
      ) : null}
    </details>
  )
}
