import type { BinaryModule, Lint, LocalLinter } from 'harper.js'
import type { Finding } from '../../world/rows/manuscript-verdict.ts'
import type { Dialect, Proofreader } from './proofreader.ts'

/** Harper's `SuggestionKind.InsertAfter`; its module is loaded lazily. */
const INSERT_AFTER = 2

/** UTF-16 units, about 1,500 words: harper holds a whole piece in memory, several times. */
const PIECE_LENGTH = 10_000

/** Of a text without paragraphs. */
const LONGEST_PIECE = 2 * PIECE_LENGTH

/** UTF-16 units; harper breaks down at words of thousands of letters, and no such word is English. */
const LONGEST_WORD = 200

const OVERLONG_WORD = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'g')

/** Where a piece may end, the best first. */
const ENDS = ['\n\n', '. ', ' '] as const

/** Its WASM loads with the first text and is retried after a failure; linters are cached by dialect. */
export function harperProofreader(load: () => Promise<BinaryModule>): Proofreader {
  const linters = new Map<Dialect, Promise<LocalLinter>>()
  return {
    async findings(text, dialect) {
      const starting = linters.get(dialect) ?? startLinter(load, dialect)
      linters.set(dialect, starting)
      starting.catch(() => linters.delete(dialect))
      const linter = await starting
      const findings: Finding[] = []
      const readable = text.replaceAll(OVERLONG_WORD, (word) => '\n'.repeat(word.length))
      for (const { start, piece } of pieces(readable)) {
        const lints = await linter.lint(piece, { language: 'plaintext' })
        const found = lints.map((lint) => takeFinding(lint, start))
        findings.push(...found.sort((a, b) => a.start - b.start))
        // Another text is proofread between the pieces of a long one.
        await new Promise((resume) => setTimeout(resume))
      }
      return findings
    },
  }
}

function pieces(text: string): { start: number; piece: string }[] {
  const found: { start: number; piece: string }[] = []
  let start = 0
  while (start < text.length) {
    const end = start + endOfPiece(text.slice(start, start + LONGEST_PIECE))
    found.push({ start, piece: text.slice(start, end) })
    start = end
  }
  return found
}

function endOfPiece(text: string): number {
  if (text.length < LONGEST_PIECE) return text.length
  for (const end of ENDS) {
    const at = text.indexOf(end, PIECE_LENGTH)
    if (at >= 0) return at + end.length
  }
  return text.length
}

async function startLinter(load: () => Promise<BinaryModule>, dialect: Dialect) {
  const [{ Dialect: dialects, LocalLinter: Linter }, binary] = await Promise.all([
    import('harper.js'),
    load(),
  ])
  const linter = new Linter({
    binary,
    dialect: dialect === 'british' ? dialects.British : dialects.American,
  })
  await linter.setup()
  return linter
}

/** Copies a lint out of WASM memory and frees it; `from` is its piece's offset. */
function takeFinding(lint: Lint, from: number): Finding {
  const span = lint.span()
  const problem = lint.get_problem_text()
  const finding = {
    kind: lint.lint_kind(),
    start: from + span.start,
    end: from + span.end,
    message: lint.message(),
    suggestions: lint.suggestions().map((suggestion) => {
      const replacement = suggestion.get_replacement_text()
      const inserts = suggestion.kind() === INSERT_AFTER
      suggestion.free()
      return inserts ? problem + replacement : replacement
    }),
  }
  span.free()
  lint.free()
  return finding
}
