import { useEffect, useRef } from 'react'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { Icon } from '../../src/ui/page/icon.tsx'
import { VisuallyHidden } from '../../src/ui/page/visually-hidden.tsx'
import { StoryFrame } from '../flows/story-frame.tsx'
import { RouteFacts } from './route-facts.tsx'
import styles from './screen-card.module.css'
import type { GroupedScreen } from './screen-groups.ts'
import type { MappedRoute } from './sitemap.ts'

const pictured = { width: 1280, height: 800 }

type PictureTurn = { isShown: boolean; isReady: boolean; onReady: () => void }

type Props = {
  screen: GroupedScreen
  route: MappedRoute
  language: SiteLanguage
  /** As in Storybook's addresses. */
  globals: string
  turn: PictureTurn
  isRequested: boolean
}

const countOf = (states: number) => (states === 1 ? '1 state' : `${states} states`)

export function ScreenCard({ screen, route, language, globals, turn, isRequested }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  // Scrolls to the screen and moves the focus, for screen readers.
  useEffect(() => {
    if (isRequested) link.current?.focus()
  }, [isRequested])
  const storyLink = (story: string) => `./?path=/story/${story}&globals=language:${language}`
  const frame = { id: screen.story, name: screen.title, caption: '' }
  return (
    <li className={styles.card} data-turn>
      <div className={styles.picture}>
        {turn.isShown ? (
          <StoryFrame
            key={globals}
            frame={frame}
            globals={globals}
            size={pictured}
            isReady={turn.isReady}
            onReady={turn.onReady}
          />
        ) : null}
      </div>
      <h3>
        <a ref={link} className={styles.open} href={storyLink(screen.story)} target="_top">
          {screen.title}
        </a>
      </h3>
      <p className={styles.path}>{route.id.replace('/$lang', '')}</p>
      <details open={isRequested} className={styles.states}>
        <summary>
          {countOf(route.stories.length)}
          <VisuallyHidden> of {screen.title}</VisuallyHidden>
        </summary>
        <ul>
          {route.stories.map(({ id, name, inPortal }) => (
            <li key={id}>
              <a href={storyLink(id)} target="_top">
                {name}
              </a>{' '}
              <a
                className={styles.portal}
                href={inPortal}
                target="_blank"
                rel="noreferrer"
                aria-label={`${name}, in the portal`}
              >
                <Icon name="external" size={14} />
              </a>
            </li>
          ))}
        </ul>
        <RouteFacts route={route} />
      </details>
    </li>
  )
}
