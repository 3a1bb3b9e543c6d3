import { countWords, countWordsOf } from '../../../src/lib/manuscript/count-words.ts'
import { type ErrorCategory, errorCategories } from '../../world/rows/manuscript-verdict.ts'
import { type ManuscriptBlock, textsOf } from '../word/manuscript-blocks.ts'
import { fillSentence } from './fill-sentence.ts'
import { ownWording } from './own-wording.ts'
import { closing, frontMatter, references, resultsTable } from './paper-frame.ts'
import { PLANTED_ERRORS, plantError } from './plant-errors.ts'
import type { ResearchField } from './research-field.ts'
import { seededChoice } from './seeded-choice.ts'
import { type ManuscriptSection, SENTENCE_TEMPLATES } from './sentence-templates.ts'

/** `words` is exact by our own counter; one sentence in `errorEvery` has an error. */
type PaperPlan = { seed: string; field: ResearchField; words: number; errorEvery: number }

const SHARES: readonly [ManuscriptSection, string, number][] = [
  ['introduction', 'Introduction', 0.19],
  ['methods', 'Materials and Methods', 0.2],
  ['results', 'Results', 0.25],
  ['discussion', 'Discussion', 0.28],
  ['conclusion', 'Conclusion', 0.08],
]

const WORDS_OF_A_PART = 6_000
const SENTENCES_OF_A_PARAGRAPH = 5
const FEWEST_CLOSING_WORDS = 16

export function writePaper(plan: PaperPlan): ManuscriptBlock[] {
  const { field } = plan
  const writer = sentenceWriter(plan)
  const front = frontMatter(field, writer)
  const end = references(field)
  const parts = Math.max(1, Math.round(plan.words / WORDS_OF_A_PART))
  const body: ManuscriptBlock[] = []
  const fixed = countWordsOf(textsOf([...front, ...resultsTable(field), ...end]))
  let left = plan.words - fixed - countWords('Acknowledgments')
  const budget = left / parts
  let unspent = 0
  for (let part = 0; part < parts; part += 1) {
    if (parts > 1) add({ kind: 'heading', text: field.parts[part % field.parts.length] ?? '' })
    for (const [section, title, share] of SHARES) {
      add({ kind: parts > 1 ? 'subheading' : 'heading', text: title })
      const isLast = part === parts - 1 && section === 'conclusion'
      writeSection(section, isLast ? left : budget * share + unspent)
      if (section === 'results' && part === 0) body.push(...resultsTable(field))
    }
  }
  return [...front, ...body, ...closing(field, left), ...end]

  function add(block: ManuscriptBlock) {
    body.push(block)
    left -= countWordsOf(textsOf([block]))
  }

  function writeSection(section: ManuscriptSection, words: number) {
    const templates = SENTENCE_TEMPLATES[section]
    let paragraph: string[] = []
    let budgetLeft = words
    for (let index = 0; ; index += 1) {
      const sentence = writer(templates[index % templates.length] ?? '')
      const length = countWords(sentence)
      if (length > budgetLeft || left - length < FEWEST_CLOSING_WORDS) break
      budgetLeft -= length
      left -= length
      paragraph.push(sentence)
      if (paragraph.length === SENTENCES_OF_A_PARAGRAPH) {
        body.push({ kind: 'body', text: paragraph.join(' ') })
        paragraph = []
      }
    }
    if (paragraph.length > 0) body.push({ kind: 'body', text: paragraph.join(' ') })
    unspent = budgetLeft
  }
}

function sentenceWriter(plan: PaperPlan): (template: string) => string {
  const choose = seededChoice(plan.seed)
  const worded = ownWording(plan.seed)
  const planted = new Map<ErrorCategory, number>(errorCategories.map((name) => [name, 0]))
  let sinceError = 0
  return (template) => {
    const sentence = fillSentence(worded(template), plan.field, choose)
    sinceError += 1
    if (sinceError < plan.errorEvery) return sentence
    const rarestFirst = [...planted].sort((a, b) => a[1] - b[1])
    for (const [category, times] of rarestFirst) {
      const fitting = PLANTED_ERRORS.filter((error) => error.category === category)
      const wrong = fitting.map((error) => plantError(sentence, error)).filter(isText)
      if (wrong.length === 0) continue
      sinceError = 0
      planted.set(category, times + 1)
      return choose.of(wrong)
    }
    return sentence
  }
}

function isText(text: string | undefined): text is string {
  return text !== undefined
}
