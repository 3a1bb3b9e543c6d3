type Choice = 'plural' | 'selectordinal' | 'select'

/** Text, a named value, a tag such as `<0>`, a plural's number, or plural forms. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string }
  | { kind: 'tag'; tag: string }
  | { kind: 'number' }
  | { kind: 'choice'; name: string; of: Choice; forms: { form: string; pieces: Piece[] }[] }

const isChoice = (kind: string | undefined): kind is Choice =>
  kind === 'plural' || kind === 'selectordinal' || kind === 'select'

/** Parses ICU MessageFormat with Lingui's tags; undefined for unbalanced braces. */
export function parseMessage(message: string): Piece[] | undefined {
  let at = 0
  let broken = false
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(message.slice(at))
    at += found?.[0].length ?? 0
    return found
  }
  function value(): Piece {
    const [, name = '', of] = take(/^\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?/) ?? []
    if (!name) broken = true
    const forms: { form: string; pieces: Piece[] }[] = []
    if (isChoice(of)) {
      take(/^,\s*(?:offset:\d+)?/)
      for (let form = take(/^\s*(=?\w+)\s*\{/); form; form = take(/^\s*(=?\w+)\s*\{/)) {
        forms.push({ form: form[1] ?? '', pieces: pieces(of !== 'select') })
        if (!take(/^\}/)) broken = true
      }
    } else take(/^[^{}]*/)
    if (!take(/^\s*\}/)) broken = true
    return isChoice(of) ? { kind: 'choice', name, of, forms } : { kind: 'value', name }
  }
  function pieces(counts: boolean): Piece[] {
    const found: Piece[] = []
    const say = (text: string) => {
      const last = found.at(-1)
      if (last?.kind === 'text') last.text += text
      else found.push({ kind: 'text', text })
    }
    while (!broken && at < message.length && message[at] !== '}') {
      // ICU quoting: an apostrophe before a brace escapes up to the next one.
      const quoted = take(/^(?:''|'([{}][^']*)'?)/)
      const tag = quoted ? undefined : take(/^<\/?\d+\/?>/)?.[0]
      if (quoted) say(quoted[1] ?? "'")
      else if (tag) found.push({ kind: 'tag', tag })
      else if (message[at] === '{') found.push(value())
      else if (counts && take(/^#/)) found.push({ kind: 'number' })
      else say(take(/^[^{}]/)?.[0] ?? '')
    }
    return found
  }
  const whole = pieces(false)
  return broken || at < message.length ? undefined : whole
}
