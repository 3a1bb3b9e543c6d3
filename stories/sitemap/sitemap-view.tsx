import { useEffect, useRef } from 'react'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import styles from './sitemap.module.css'
import { type MappedRoute, routeInSearch } from './sitemap.ts'

type Props = {
  routes: readonly MappedRoute[]
  /** Of the links to the portal. */
  language: SiteLanguage
  /** The sitemap's own query string, which may name a screen. */
  search: string
}

export function ScreenMap({ routes, language, search }: Props) {
  const requestedRoute = routeInSearch(search)
  return (
    <main className={styles.map}>
      <h1>Map of screens</h1>
      <p>Drawn from the routes, their guards, the stories and the links in their sources.</p>
      {routes.map((route) => (
        <RouteEntry
          key={route.id}
          {...route}
          language={language}
          isRequested={route.id === requestedRoute}
        />
      ))}
    </main>
  )
}

type EntryProps = MappedRoute & Pick<Props, 'language'> & { isRequested: boolean }

function RouteEntry({
  id,
  access,
  feature,
  namespaces,
  stories,
  links,
  language,
  isRequested,
}: EntryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Scrolls to the screen and moves the focus, for screen readers.
  useEffect(() => {
    if (isRequested) heading.current?.focus()
  }, [isRequested])
  return (
    <section aria-label={id} className={styles.route}>
      <h2 ref={heading} tabIndex={-1}>
        {id}
      </h2>
      <dl>
        <dt>Who may come</dt>
        <dd>
          {access}
          {feature ? `, where ${feature} is on` : null}
        </dd>
        {namespaces.length > 0 ? (
          <>
            <dt>Namespaces of messages</dt>
            <dd>{namespaces.join(', ')}</dd>
          </>
        ) : null}
        <dt>Stories</dt>
        <dd>
          {stories.length === 0 ? (
            'none'
          ) : (
            <ul>
              {stories.map(({ id: story, name, path, inPortal }) => (
                <li key={story}>
                  <a href={`./?path=/story/${story}&globals=language:${language}`} target="_top">
                    {name}
                  </a>{' '}
                  <code>{path}</code>{' '}
                  <a
                    className={styles.portal}
                    href={inPortal}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`${name}, in the portal`}
                  >
                    in the portal
                  </a>
                </li>
              ))}
            </ul>
          )}
        </dd>
        <dt>Leads to</dt>
        <dd>
          {links.length === 0 ? (
            'nowhere else'
          ) : (
            <ul className={styles.links}>
              {links.map((to) => (
                <li key={to}>
                  <code>{to}</code>
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </section>
  )
}
