import type { CSSProperties } from 'react'
import { type ShownToken, tokenGroups, tokensOf, valueWithChanges } from './token-list.ts'
import styles from './token-tables.module.css'

/** How the tokens of a kind are drawn; those without a drawing are lengths of a page. */
const drawings: Readonly<Record<string, (name: string) => CSSProperties>> = {
  space: (name) => ({ width: `var(--${name})`, height: 16, background: 'var(--accent)' }),
  radius: (name) => ({
    width: 72,
    height: 40,
    border: '1px solid var(--rule-strong)',
    borderRadius: `var(--${name})`,
    background: 'var(--surface)',
  }),
  shadow: (name) => ({
    width: 72,
    height: 40,
    borderRadius: 'var(--radius)',
    background: 'var(--surface)',
    boxShadow: `var(--${name})`,
  }),
}

function TokenRow({ kind, token }: { kind: string; token: ShownToken }) {
  const style = drawings[kind]?.(token.name)
  return (
    <li className={styles.length}>
      {style ? (
        <div className={styles.drawing}>
          <span style={{ display: 'block', ...style }} />
        </div>
      ) : null}
      <h3>
        <code>--{token.name}</code>
      </h3>
      <p className={styles.measure}>{valueWithChanges(token)}</p>
      <p>{token.role}</p>
    </li>
  )
}

/** Lengths, corners and shadows. */
export function SpaceTokens() {
  return (
    <>
      <h1>Space, corners and shadows</h1>
      {['space', 'radius', 'shadow', 'size'].map((kind) => (
        <section key={kind} className={styles.group}>
          <h2>{kind}</h2>
          <p>{tokenGroups(kind)[0]?.description}</p>
          <ul className={styles.list}>
            {tokensOf(kind).map((token) => (
              <TokenRow key={token.name} kind={kind} token={token} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
