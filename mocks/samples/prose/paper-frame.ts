import { countWords } from '../../../src/lib/manuscript/count-words.ts'
import type { ManuscriptBlock } from '../word/manuscript-blocks.ts'
import type { ResearchField } from './research-field.ts'
import { SENTENCE_TEMPLATES } from './sentence-templates.ts'

const FILLERS = [
  'The authors declare that they have no competing interests.',
  'Two anonymous reviewers made helpful comments on an earlier draft.',
  'The data are available from the first author on request.',
  'The funding agency had no part in planning this study.',
  'All authors read and approved the final version of this text.',
]

export function frontMatter(
  field: ResearchField,
  write: (template: string) => string,
): ManuscriptBlock[] {
  const { introduction, methods, results, conclusion } = SENTENCE_TEMPLATES
  const abstract = [
    introduction[0],
    introduction[3],
    methods[9],
    results[1],
    results[4],
    ...conclusion,
  ]
  return [
    { kind: 'title', text: field.title },
    { kind: 'body', text: field.authors },
    { kind: 'body', text: field.affiliation },
    { kind: 'heading', text: 'Abstract' },
    {
      kind: 'body',
      text: abstract.map((template) => write(template ?? '')).join(' '),
      note: 'A part of this work was presented at a meeting in Lisbon.',
    },
    { kind: 'body', text: field.keywords },
  ]
}

export function resultsTable(field: ResearchField): ManuscriptBlock[] {
  const rows = field.measures.map((measure, index) => [
    measure,
    `${18 + index * 7}.${index}`,
    `${3 + index}.${(index * 3) % 10}`,
    String(96 + index * 11),
  ])
  return [
    { kind: 'caption', text: 'Table 1. Mean, standard deviation, and number of observations.' },
    { kind: 'table', rows: [['Variable', 'Mean', 'Deviation', 'Number'], ...rows] },
  ]
}

/** The text has exactly `words` words, its heading aside. */
export function closing(field: ResearchField, words: number): ManuscriptBlock[] {
  const heading: ManuscriptBlock = { kind: 'heading', text: 'Acknowledgments' }
  for (let set = 0; set < 2 ** FILLERS.length; set += 1) {
    const filled = FILLERS.filter((_, index) => (set >> index) & 1)
    for (let stations = 1; stations <= field.stations.length; stations += 1) {
      const text = [thanks(field.stations.slice(0, stations)), ...filled].join(' ')
      if (countWords(text) === words) return [heading, { kind: 'body', text }]
    }
  }
  throw new Error(`No acknowledgments of ${words} words can be written.`)
}

export function references(field: ResearchField): ManuscriptBlock[] {
  return [
    { kind: 'heading', text: 'References' },
    ...field.references.map((text): ManuscriptBlock => ({ kind: 'body', text })),
  ]
}

function thanks(stations: readonly string[]): string {
  const all = stations.length > 1 ? `${stations.slice(0, -1).join(', ')}, and ` : ''
  return `We thank the staff of our local office in ${all}${stations.at(-1)} for their patient help.`
}
