import type { BinaryModule, Lint, LocalLinter } from 'harper.js'
import type { Dialect, Finding, Proofreader } from './backend/documents/proofreader.ts'

/** Harper's `SuggestionKind.InsertAfter`, named here since its module is loaded late. */
const INSERT_AFTER = 2

/**
 * A proofreader that runs harper in this thread. `load` gives its WASM; nothing of harper is
 * loaded before the first text comes. One linter is kept for each dialect that was asked for; a
 * failed load is tried again with the next text.
 */
export function harperProofreader(load: () => Promise<BinaryModule>): Proofreader {
  const linters = new Map<Dialect, Promise<LocalLinter>>()
  return {
    async findings(text, dialect) {
      const starting = linters.get(dialect) ?? startLinter(load, dialect)
      linters.set(dialect, starting)
      starting.catch(() => linters.delete(dialect))
      const linter = await starting
      const lints = await linter.lint(text, { language: 'plaintext' })
      const place = utf16Places(text)
      return lints.map((lint) => takeFinding(lint, place)).sort((a, b) => a.start - b.start)
    },
  }
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

/** Copies a lint out of the memory of the WASM and frees it there. */
function takeFinding(lint: Lint, place: (character: number) => number): Finding {
  const span = lint.span()
  const problem = lint.get_problem_text()
  const finding = {
    kind: lint.lint_kind(),
    start: place(span.start),
    end: place(span.end),
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

/** From harper's places, which count code points, to places in UTF-16 units. */
function utf16Places(text: string): (character: number) => number {
  const wide: number[] = []
  let character = 0
  for (const letter of text) {
    if (letter.length === 2) wide.push(character)
    character += 1
  }
  if (wide.length === 0) return (at) => at
  return (at) => at + wide.filter((place) => place < at).length
}
