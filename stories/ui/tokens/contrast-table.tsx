import type { ColorScheme } from '../../../src/ui/theme/color-scheme.ts'
import { contrastRatio } from './contrast-ratio.ts'
import styles from './contrast-table.module.css'
import { type ColorToken, colorTokens, hexIn, type ShownToken } from './token-list.ts'

const schemes: readonly ColorScheme[] = ['light', 'dark']

const ink = colorTokens.find(({ name }) => name === 'ink')

/** Words drawn as they are read; an edge is drawn as one. */
function Sample({
  token,
  ground,
  scheme,
}: {
  token: ColorToken
  ground: ShownToken
  scheme: ColorScheme
}) {
  const ratio = contrastRatio(hexIn(token, scheme), hexIn(ground, scheme)).toFixed(1)
  const [color, background] = [hexIn(token, scheme), hexIn(ground, scheme)]
  const isText = token.atLeast >= 4.5
  return (
    <span
      className={isText ? styles.sample : `${styles.sample} ${styles.edge}`}
      style={{
        background,
        borderColor: isText ? background : color,
        color: isText || !ink ? color : hexIn(ink, scheme),
      }}
    >
      {ratio}
    </span>
  )
}

/** The contrast of a color on each ground on which it is read. */
export function ContrastTable({ token }: { token: ColorToken }) {
  if (token.grounds.length === 0) return null
  return (
    <table className={styles.table}>
      <caption>At least {token.atLeast}</caption>
      <thead>
        <tr>
          <th scope="col">on</th>
          {schemes.map((scheme) => (
            <th key={scheme} scope="col">
              {scheme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {token.grounds.map((ground) => (
          <tr key={ground.name}>
            <th scope="row">
              <code>{ground.name}</code>
            </th>
            {schemes.map((scheme) => (
              <td key={scheme}>
                <Sample token={token} ground={ground} scheme={scheme} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
