import styles from './screen-card.module.css'
import type { MappedRoute } from './sitemap.ts'

export function RouteFacts({
  route: { access, feature, namespaces, links },
}: {
  route: MappedRoute
}) {
  const facts = [
    ['Open to', feature ? `${access}, where ${feature} is on` : access],
    ['Leads to', links.map((to) => to.replace('/$lang', '') || '/').join(', ')],
    ['Messages', namespaces.join(', ')],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
