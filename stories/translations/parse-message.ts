import { parse } from '@messageformat/parser'

type Token = ReturnType<typeof parse>[number]
type Case = Extract<Token, { cases: unknown }>['cases'][number]

/** Text, a named value, a tag such as `<0>`, a plural's number, or plural forms. */
export type MessagePiece =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string }
  | { kind: 'tag'; tag: string }
  | { kind: 'number' }
  | {
      kind: 'choice'
      name: string
      of: 'plural' | 'selectordinal' | 'select'
      forms: { form: string; pieces: MessagePiece[] }[]
    }

/** Lingui writes elements as numbered tags, which are text to ICU. */
function piecesOfText(text: string): MessagePiece[] {
  return text
    .split(/(<\/?\d+\/?>)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^<\/?\d+\/?>$/.test(part) ? { kind: 'tag', tag: part } : { kind: 'text', text: part },
    )
}

function piecesOf(token: Case['tokens'][number]): MessagePiece[] {
  switch (token.type) {
    case 'content':
      return piecesOfText(token.value)
    case 'octothorpe':
      return [{ kind: 'number' }]
    case 'argument':
    case 'function':
      return [{ kind: 'value', name: token.arg }]
    default:
      return [
        {
          kind: 'choice',
          name: token.arg,
          of: token.type,
          forms: token.cases.map(({ key, tokens }) => ({
            form: key,
            pieces: tokens.flatMap(piecesOf),
          })),
        },
      ]
  }
}

/** ICU parses a lone closing brace as text; in a translation it means that a value was lost. */
const hasLoneBrace = (token: Token) =>
  token.type === 'content' && token.ctx.text.replaceAll(/'[{}][^']*'/g, '').includes('}')

/** Parses ICU MessageFormat with Lingui's tags; undefined for a broken message. */
export function parseMessage(message: string): MessagePiece[] | undefined {
  try {
    const tokens = parse(message)
    return tokens.some(hasLoneBrace) ? undefined : tokens.flatMap(piecesOf)
  } catch {
    return undefined
  }
}
