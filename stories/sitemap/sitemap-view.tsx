import { type RefObject, useEffect, useState } from 'react'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { LiveChoice } from '../flows/live-choice.tsx'
import { usePictures } from '../flows/use-pictures.ts'
import { useTurns } from '../flows/use-turns.ts'
import { RouteFacts } from './route-facts.tsx'
import { ScreenCard } from './screen-card.tsx'
import { screenGroups } from './screen-groups.ts'
import styles from './sitemap.module.css'
import type { MappedRoute } from './sitemap.ts'

type Props = {
  /** Of the pictures and of the links to the portal. */
  language: SiteLanguage
  /** As in Storybook's addresses. */
  globals: string
  /** The sitemap's own query string, which may name a screen. */
  search: string
}

const screens = screenGroups.flatMap((group) => group.screens)
const placeOf = new Map(screens.map(({ route }, index) => [route, index]))

type Mapped = { routes: readonly MappedRoute[]; requested: string | undefined }

async function mapAfterPictures(list: HTMLElement | null, search: string): Promise<Mapped> {
  const inView = [...(list?.querySelectorAll('img') ?? [])].filter(
    (image) => image.getBoundingClientRect().top < window.innerHeight,
  )
  await Promise.allSettled(inView.map((image) => image.decode()))
  const { screenMap, routeInSearch } = await import('./sitemap.ts')
  return { routes: screenMap(), requested: routeInSearch(search) }
}

/** Undefined at first: the pictures do not wait for all sources and stories. */
function useMapped(list: RefObject<HTMLElement | null>, search: string, arePicturesKnown: boolean) {
  const [mapped, setMapped] = useState<Mapped>()
  useEffect(() => {
    if (!arePicturesKnown) return
    let isShown = true
    void mapAfterPictures(list.current, search).then((found) => {
      if (isShown) setMapped(found)
    })
    return () => {
      isShown = false
    }
  }, [list, search, arePicturesKnown])
  return mapped
}

function OtherAddresses({ routes }: Pick<Mapped, 'routes'>) {
  const others = routes.filter(({ id }) => !screens.some(({ route }) => route === id))
  return (
    <section aria-label="Addresses that lead elsewhere">
      <h2>Addresses that lead elsewhere</h2>
      <ul className={styles.others}>
        {others.map((route) => (
          <li key={route.id}>
            <h3 className={styles.address}>{route.id.replace('/$lang', '') || '/'}</h3>
            <RouteFacts route={route} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ScreenMap({ language, globals, search }: Props) {
  const [isLive, setLive] = useState(false)
  const pictureOf = usePictures(globals, 'screen', isLive)
  const pictures = screens.map(({ story }) => pictureOf(story))
  const { list, isReady, isShown, markReady } = useTurns(
    screens.length,
    (index) => pictures[index] !== undefined,
  )
  const mapped = useMapped(list, search, !pictures.includes('unknown'))
  const byId = new Map(mapped?.routes.map((route) => [route.id, route]))
  return (
    <main ref={list} className={styles.map} lang="en">
      <h1>Sitemap</h1>
      <p>
        {screens.length} screens. A picture opens its story; below it are all states of the screen.
      </p>
      <LiveChoice isLive={isLive} onChange={setLive} />
      {screenGroups.map((group) => (
        <section key={group.name} aria-label={group.name}>
          <h2>{group.name}</h2>
          <ul className={styles.cards}>
            {group.screens.map((screen) => {
              const place = placeOf.get(screen.route) ?? 0
              return (
                <ScreenCard
                  key={screen.route}
                  screen={screen}
                  route={byId.get(screen.route)}
                  language={language}
                  globals={globals}
                  picture={pictures[place]}
                  turn={{
                    isShown: isShown(place),
                    isReady: isReady(place),
                    onReady: () => markReady(place),
                  }}
                  isRequested={screen.route === mapped?.requested}
                />
              )
            })}
          </ul>
        </section>
      ))}
      {mapped ? <OtherAddresses routes={mapped.routes} /> : null}
    </main>
  )
}
