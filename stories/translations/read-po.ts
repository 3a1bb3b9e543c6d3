export type Message = { id: string; context: string; translation: string; files: string[] }

const quoted = (line: string): string => {
  const value: unknown = JSON.parse(line.slice(line.indexOf('"')))
  return typeof value === 'string' ? value : ''
}

/** Without the header and obsolete messages. */
export function messagesOf(po: string): Message[] {
  const messages: Message[] = []
  let part: 'context' | 'id' | 'translation' | undefined
  let files: string[] = []
  let current: Message | undefined
  for (const line of po.split('\n')) {
    if (line.startsWith('#: ')) files.push(...line.slice(3).split(' '))
    if (line.startsWith('msgctxt "') || (line.startsWith('msgid "') && part !== 'context')) {
      current = { id: '', context: '', translation: '', files }
      files = []
      messages.push(current)
    }
    if (line.startsWith('msgctxt "')) part = 'context'
    else if (line.startsWith('msgid "')) part = 'id'
    else if (line.startsWith('msgstr "')) part = 'translation'
    else if (!line.startsWith('"')) part = undefined
    if (part && current) current[part] += quoted(line)
  }
  return messages.filter(({ id }) => id !== '')
}
