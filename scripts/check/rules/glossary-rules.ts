type GlossaryTerm = {
  term: string
  translations: string[]
  wrongForms: string[]
  /** English words without which a message is not checked; empty: every message is. */
  onlyWith: string[]
}

type Translation = { message: string; translation: string }

const forms = (cell = '') =>
  cell
    .split(';')
    .map((form) => form.trim())
    .filter((form) => form !== '')

/** The rows of a glossary's table: term, translation, wrong forms, only with. */
export function parseGlossary(markdown: string): GlossaryTerm[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) => {
    const [term = '', translation, wrong, onlyWith] = row.slice(1, -1).split('|')
    return {
      term: term.trim(),
      translations: forms(translation),
      wrongForms: forms(wrong),
      onlyWith: forms(onlyWith),
    }
  })
}

/** Placeholder names, which are not part of the translation. */
const valueNames = /\{\s*\w+\s*(?=[,}])/g

const letter = /[\p{Script=Latin}]/u
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Latin words match from their beginning; Chinese and Japanese have no spaces to begin after. */
const matcher = (form: string) =>
  new RegExp(letter.test(form.charAt(0)) ? `(?<![\\p{L}])${escaped(form)}` : escaped(form), 'giu')

/** Wrong forms in a translation, outside of any translation that the glossary lists. */
export function glossaryProblems(
  terms: readonly GlossaryTerm[],
  { message, translation }: Translation,
): string[] {
  const english = message.toLowerCase()
  const words = translation.replaceAll(valueNames, '·')
  const listed = terms
    .flatMap(({ translations }) => translations)
    .toSorted((a, b) => b.length - a.length)
  return terms.flatMap(({ term, translations, wrongForms, onlyWith }) => {
    if (onlyWith.length > 0 && !onlyWith.some((word) => english.includes(word))) return []
    return wrongForms
      .filter((wrong) => {
        const rest = listed
          .filter((form) => !wrong.includes(form))
          .reduce((text, form) => text.replaceAll(matcher(form), '·'), words)
        return matcher(wrong).test(rest)
      })
      .map((wrong) => `"${message}" says "${wrong}" for ${term}: use "${translations.join('; ')}".`)
  })
}
