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

/**
 * What keeps a catalogue from being shown: it differs from what extraction makes of it, or a
 * message has no words in its language.
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
  return [
    ...[...changed, ...moved].map((what) => `${what}. Run npm run extract.`),
    ...empty.map(({ id }) => `"${id}" has no words yet.`),
  ]
}
