import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { inStorybook } from '../flows/in-storybook.ts'
import { useTurns } from '../flows/use-turns.ts'
import { RouteFacts } from './route-facts.tsx'
import { ScreenCard } from './screen-card.tsx'
import { screenGroups } from './screen-groups.ts'
import styles from './sitemap.module.css'
import { type MappedRoute, routeInSearch } from './sitemap.ts'

type Props = {
  routes: readonly MappedRoute[]
  /** Of the pictures and of the links to the portal. */
  language: SiteLanguage
  /** As in Storybook's addresses. */
  globals: string
  /** The sitemap's own query string, which may name a screen. */
  search: string
}

const screens = screenGroups.flatMap((group) => group.screens)
const placeOf = new Map(screens.map(({ route }, index) => [route, index]))

export function ScreenMap({ routes, language, globals, search }: Props) {
  const { list, isReady, isShown, markReady } = useTurns(screens.length)
  const requested = routeInSearch(search)
  const byId = new Map(routes.map((route) => [route.id, route]))
  const others = routes.filter(({ id }) => !screens.some(({ route }) => route === id))
  return (
    <main ref={list} className={styles.map} lang="en">
      <h1>Sitemap</h1>
      <p>
        {screens.length} screens. A picture is the story itself; below it are all states of the
        screen.
      </p>
      {screenGroups.map((group) => (
        <section key={group.name} aria-label={group.name}>
          <h2>{group.name}</h2>
          <ul className={styles.cards}>
            {group.screens.map((screen) => {
              const route = byId.get(screen.route)
              const place = placeOf.get(screen.route) ?? 0
              return route ? (
                <ScreenCard
                  key={screen.route}
                  screen={screen}
                  route={route}
                  language={language}
                  globals={globals}
                  turn={{
                    isShown: inStorybook() && isShown(place),
                    isReady: isReady(place),
                    onReady: () => markReady(place),
                  }}
                  isRequested={screen.route === requested}
                />
              ) : null
            })}
          </ul>
        </section>
      ))}
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
    </main>
  )
}
