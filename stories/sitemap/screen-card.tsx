import { useEffect, useRef } from 'react'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { type PictureTurn, StoryPicture } from '../flows/story-picture.tsx'
import type { FoundPicture } from '../flows/use-pictures.ts'
import styles from './screen-card.module.css'
import type { GroupedScreen } from './screen-groups.ts'
import { ScreenStates, storyLink } from './screen-states.tsx'
import type { MappedRoute } from './sitemap.ts'

type Props = {
  screen: GroupedScreen
  /** Undefined while the routes load. */
  route: MappedRoute | undefined
  language: SiteLanguage
  /** As in Storybook's addresses. */
  globals: string
  picture: FoundPicture
  turn: PictureTurn
  isRequested: boolean
}

export function ScreenCard(props: Props) {
  const { screen, route, language, globals, picture, turn, isRequested } = props
  const link = useRef<HTMLAnchorElement>(null)
  // Scrolls to the screen and moves the focus, for screen readers.
  useEffect(() => {
    if (isRequested) link.current?.focus()
  }, [isRequested])
  const frame = { id: screen.story, name: screen.title, caption: '' }
  return (
    <li className={styles.card} data-turn>
      <div className={styles.picture} data-pictured={screen.story} data-sizes="screen">
        <StoryPicture frame={frame} globals={globals} size="screen" picture={picture} turn={turn} />
      </div>
      <h3>
        <a
          ref={link}
          className={styles.open}
          href={storyLink(screen.story, language)}
          target="_top"
        >
          {screen.title}
        </a>
      </h3>
      <p className={styles.path}>{screen.route.replace('/$lang', '')}</p>
      {route ? (
        <ScreenStates
          title={screen.title}
          route={route}
          language={language}
          isRequested={isRequested}
        />
      ) : null}
    </li>
  )
}
