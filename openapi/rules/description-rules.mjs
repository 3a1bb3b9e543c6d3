/** What `npm run new -- operation` writes, for the author to replace. */
const placeholders = [
  'What the call does, and for whom',
  'Whose answer it is',
  'What it answers',
  'What it says',
  'What the number says',
]

const UNFINISHED = /\b(TO-?DO|TBD|FIX-?ME)\b|\blorem ipsum\b|^(description|summary|\.+|-+|\?+)$/i

const plain = (text) => text.trim().replace(/[.]$/, '').toLowerCase()

/** A summary that a description only repeats tells the reader nothing. */
export function isPlaceholder(description, summary) {
  const text = plain(description)
  return (
    text === '' ||
    UNFINISHED.test(text) ||
    placeholders.some((placeholder) => plain(placeholder) === text) ||
    (typeof summary === 'string' && plain(summary) === text)
  )
}

/** Every description says something of what it describes. */
export function writtenDescriptions() {
  return {
    any: {
      enter(node, context) {
        const description = node?.description
        if (typeof description !== 'string' || !isPlaceholder(description, node.summary)) return
        context.report({
          message: `Write what a caller needs to know, in place of "${description.trim()}".`,
          location: context.location.child('description'),
        })
      },
    },
  }
}
