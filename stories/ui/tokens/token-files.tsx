import { ButtonAnchor } from '../../../src/ui/page/buttons/app-button-link.tsx'
import { colorTokens, tokenGroups } from './token-list.ts'
import styles from './token-tables.module.css'

const files = [
  [
    'light.tokens.json',
    'Figma: in the panel of variables, import both files into one collection, one as each mode.',
  ],
  ['dark.tokens.json', 'The second mode, with the same names.'],
  [
    'galley.resolver.json',
    'Style Dictionary, Terrazzo and others: what changes by scheme, window, pointer, motion and language.',
  ],
  [
    'penpot.tokens.json',
    'Penpot: Tokens, Tools, Import. Both schemes come as themes; shadows and durations stay away.',
  ],
] as const

const kinds = ['color', 'shadow', 'font', 'type', 'space', 'radius', 'size', 'time']

/** The files for design tools, as `npm run generate` writes them from `tokens.css`. */
export function TokenFiles() {
  const count = kinds.flatMap(tokenGroups).reduce((sum, { tokens }) => sum + tokens.length, 0)
  return (
    <>
      <h1>Design tokens</h1>
      <p>
        {count} tokens, {colorTokens.length} of them colours, in the format of the W3C Design Tokens
        Community Group, version 2025.10. They are written from <code>src/ui/theme/tokens.css</code>
        , so change them there.
      </p>
      <ul className={styles.list}>
        {files.map(([name, use]) => (
          <li key={name} className={styles.file}>
            <h2>
              <code>{name}</code>
            </h2>
            <p>{use}</p>
            <ButtonAnchor href={`tokens/${name}`} download={name}>
              Download {name}
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </>
  )
}
