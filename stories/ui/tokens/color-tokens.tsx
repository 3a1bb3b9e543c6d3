import type { ColorScheme } from '../../../src/ui/theme/color-scheme.ts'
import { ContrastTable } from './contrast-table.tsx'
import { colorTokens, cssColorIn, type ShownToken, tokenGroups } from './token-list.ts'
import styles from './token-tables.module.css'
import { valueText } from './value-text.ts'

const schemes: readonly ColorScheme[] = ['light', 'dark']

const byName = new Map(colorTokens.map((token) => [token.name, token]))

function Swatch({ token, scheme }: { token: ShownToken; scheme: ColorScheme }) {
  return (
    <div className={styles.value}>
      <span
        className={styles.swatch}
        style={{ background: cssColorIn(token, scheme) }}
        role="img"
        aria-label={`${token.name}, ${scheme}`}
      />
      <code>{valueText(token.values[scheme])}</code>
    </div>
  )
}

/** Every color with its value in both schemes, its role, and its contrast where it is read. */
export function ColorTokens() {
  return (
    <>
      <h1>Colour</h1>
      <p>
        Each colour has a value for light and one for dark. Its contrast is measured on each ground
        on which it is read; a test fails where one falls below the least.
      </p>
      {tokenGroups('color').map(({ name, description, tokens }) => (
        <section key={name} className={styles.group}>
          <h2>{name}</h2>
          <p>{description}</p>
          <ul className={styles.list}>
            {tokens.map((token) => {
              const color = byName.get(token.name)
              return (
                <li key={token.name} className={styles.color}>
                  <div className={styles.swatches}>
                    {schemes.map((scheme) => (
                      <Swatch key={scheme} token={token} scheme={scheme} />
                    ))}
                  </div>
                  <div>
                    <h3>
                      <code>--{token.name}</code>
                    </h3>
                    <p>{token.role}</p>
                  </div>
                  {color ? <ContrastTable token={color} /> : null}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}
