import styles from './screen-map.module.css'
import { type MappedRoute, screenMap } from './screen-map.ts'

/** Every route of the portal: who may come, its states as stories, and where it leads. */
export function ScreenMap() {
  return (
    <main className={styles.map}>
      <h1>Map of screens</h1>
      <p>Drawn from the routes, their guards, the stories and the links in their sources.</p>
      {screenMap().map((route) => (
        <RouteEntry key={route.id} {...route} />
      ))}
    </main>
  )
}

function RouteEntry({ id, access, feature, words, stories, links }: MappedRoute) {
  return (
    <section aria-label={id} className={styles.route}>
      <h2>{id}</h2>
      <dl>
        <dt>Who may come</dt>
        <dd>
          {access}
          {feature ? `, where ${feature} is on` : null}
        </dd>
        {words.length > 0 ? (
          <>
            <dt>Words of its own</dt>
            <dd>{words.join(', ')}</dd>
          </>
        ) : null}
        <dt>Stories</dt>
        <dd>
          {stories.length === 0 ? (
            'none'
          ) : (
            <ul>
              {stories.map(({ id: story, name, path }) => (
                <li key={story}>
                  <a href={`./?path=/story/${story}`} target="_top">
                    {name}
                  </a>{' '}
                  <code>{path}</code>
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
