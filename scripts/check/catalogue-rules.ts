/** What a person reads, and the words for it that a catalogue has. */
export type Message = { id: string; words: string }

const quoted = (line: string): string => {
  const value: unknown = JSON.parse(line.slice(line.indexOf('"')))
  return typeof value === 'string' ? value : ''
}

/** The messages of a .po file, without its header and without those no longer used. */
export function messagesOf(po: string): Message[] {
  const messages: (Message & { context: string })[] = []
  let part: 'context' | 'id' | 'words' | undefined
  let current = { id: '', words: '', context: '' }
  for (const line of po.split('\n')) {
    if (line.startsWith('msgctxt "') || (line.startsWith('msgid "') && part !== 'context')) {
      current = { id: '', words: '', context: '' }
      messages.push(current)
    }
    if (line.startsWith('msgctxt "')) part = 'context'
    else if (line.startsWith('msgid "')) part = 'id'
    else if (line.startsWith('msgstr "')) part = 'words'
    else if (!line.startsWith('"')) part = undefined
    if (part) current[part] += quoted(line)
  }
  return messages.filter(({ id }) => id !== '').map(({ id, words }) => ({ id, words }))
}

type Way = string[]

/**
 * What a message holds besides words, for each way through its plurals and choices: names of
 * values, tags such as `<0>` and `</0>`, and a plural's `#`. Its forms other than `other` may write
 * the number out, so they hold `#?` whether it stands there or not. Undefined where braces do not match.
 */
export function waysThrough(message: string): Way[] | undefined {
  let at = 0
  let broken = false
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(message.slice(at))
    at += found?.[0].length ?? 0
    return found
  }
  function value(): Way[] {
    const [, name, kind] = take(/^\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?/) ?? []
    if (!name) broken = true
    const own = name ? [name] : []
    const ways: Way[] = []
    if (kind === 'plural' || kind === 'selectordinal' || kind === 'select') {
      take(/^,\s*(?:offset:\d+)?/)
      for (let form = take(/^\s*(=?\w+)\s*\{/); form; form = take(/^\s*(=?\w+)\s*\{/)) {
        const counts = kind !== 'select' && form[1] === 'other'
        const number = kind === 'select' || counts ? [] : ['#?']
        ways.push(...words(counts).map((way) => [...own, ...number, ...way]))
        if (!take(/^\}/)) broken = true
      }
    } else take(/^[^{}]*/)
    if (!take(/^\s*\}/)) broken = true
    return ways.length > 0 ? ways : [own]
  }
  function words(counts: boolean): Way[] {
    let ways: Way[] = [[]]
    while (!broken && at < message.length && message[at] !== '}') {
      // An apostrophe before a brace takes its meaning away, up to the next apostrophe.
      if (take(/^(?:''|'[{}][^']*'?)/)) continue
      const tag = take(/^<\/?\d+\/?>/)?.[0]
      const open = message[at] === '{'
      const more = tag
        ? [[tag]]
        : open
          ? value()
          : take(/^[^{}]/)?.[0] === '#' && counts
            ? [['#']]
            : [[]]
      ways = ways.flatMap((way) => more.map((next) => [...way, ...next]))
    }
    return ways
  }
  const ways = words(false)
  return broken || at < message.length ? undefined : ways
}

/** Whether a translation holds what its English message holds, on each way through it. */
export function keepsPlaceholders({ id, words }: Message): boolean {
  const listed = (message: string) =>
    waysThrough(message)?.map((way) => way.toSorted().join(' ')) ?? []
  const english = new Set(listed(id))
  const translated = listed(words)
  return translated.length > 0 && translated.every((way) => english.has(way))
}

/**
 * What keeps a catalogue from being shown: it differs from what extraction makes of it, or a
 * message has no words in its language, or words that lost a value or a tag.
 * @param kept text of the catalogue as it stands, undefined where there is none
 * @param extracted text of the catalogue after `lingui extract --clean`
 */
export function catalogueProblems(
  locale: string,
  kept: string | undefined,
  extracted: string,
): string[] {
  if (kept === undefined) return ['there is no catalogue. Run npm run extract.']
  const before = messagesOf(kept)
  const after = messagesOf(extracted)
  const without = (messages: Message[], others: Message[]) => {
    const ids = new Set(others.map(({ id }) => id))
    return messages.filter(({ id }) => !ids.has(id))
  }
  const added = without(after, before).map(({ id }) => `missing "${id}"`)
  const gone = without(before, after).map(({ id }) => `unused "${id}"`)
  const changed = [...added, ...gone]
  const moved = changed.length === 0 && kept !== extracted ? ['is out of date'] : []
  // The pseudo-locale makes its words out of English.
  const empty = locale === 'pseudo' ? [] : before.filter(({ words }) => words === '')
  const lost = before.filter((message) => message.words !== '' && !keepsPlaceholders(message))
  return [
    ...[...changed, ...moved].map((what) => `${what}. Run npm run extract.`),
    ...empty.map(({ id }) => `"${id}" has no words yet.`),
    ...lost.map(({ id, words }) => `"${id}" has other values or tags in "${words}".`),
  ]
}
