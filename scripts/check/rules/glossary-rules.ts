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
const makeMatcher = (form: string) =>
  new RegExp(letter.test(form.charAt(0)) ? `(?<![\\p{L}])${escaped(form)}` : escaped(form), 'giu')

const matchers = new Map<string, RegExp>()

/** Each form is looked for in thousands of translations. */
function matcher(form: string): RegExp {
  const made = matchers.get(form) ?? makeMatcher(form)
  matchers.set(form, made)
  return made
}

const says = (text: string, form: string) => text.search(matcher(form)) >= 0

/** A text without the translations that the glossary lists, except those that a wrong form contains. */
function withoutListed(text: string, terms: readonly GlossaryTerm[], wrong: string): string {
  const listed = terms
    .flatMap(({ translations }) => translations)
    .filter((form) => !wrong.includes(form))
    .toSorted((a, b) => b.length - a.length)
  return listed.reduce((rest, form) => rest.replaceAll(matcher(form), '·'), text)
}

/** Wrong forms in a translation, outside of any translation that the glossary lists. */
export function glossaryProblems(
  terms: readonly GlossaryTerm[],
  { message, translation }: Translation,
): string[] {
  const english = message.toLowerCase()
  const words = translation.replaceAll(valueNames, '·')
  return terms.flatMap(({ term, translations, wrongForms, onlyWith }) => {
    if (onlyWith.length > 0 && !onlyWith.some((word) => english.includes(word))) return []
    return wrongForms
      .filter((wrong) => says(words, wrong) && says(withoutListed(words, terms, wrong), wrong))
      .map((wrong) => `"${message}" says "${wrong}" for ${term}: use "${translations.join('; ')}".`)
  })
}
