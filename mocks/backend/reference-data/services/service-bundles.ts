import type { Schemas } from '../../../world/rows/contract-types.ts'
import { CHINESE } from '../manuscript-languages.ts'
import { type ReferenceService, services } from './form-services.ts'

export const bundleNeeds = {
  'need-language': 'Correct and clear English',
  'need-science': 'Advice on argument and methods',
  'need-guidance': 'Somebody at my side until it is accepted',
  'need-journal': 'Help choosing a journal',
  'need-format': 'Formatting for a journal',
  'need-review': 'A review before a journal reviews it',
  'need-pictures': 'Figures or a video',
} as const

type BundleNeed = keyof typeof bundleNeeds

export const bundleQuestionIds = {
  needs: 'bundle-needs',
  hasTables: 'bundle-tables',
  tableCount: 'bundle-table-count',
  hasJournal: 'bundle-journal-known',
  journal: 'bundle-journal',
} as const

function question(
  id: string,
  type: Schemas['BundleQuestion']['type'],
  term: string,
  followUpQuestionIdentities: string[] = [],
): Schemas['BundleQuestion'] {
  return { id, term, type, choices: [], followUpQuestionIdentities }
}

export const bundleQuestions: readonly Schemas['BundleQuestion'][] = [
  {
    id: bundleQuestionIds.needs,
    term: 'What does your manuscript need?',
    type: 'multiple-choice',
    choices: Object.entries(bundleNeeds).map(([id, term]) => ({ id, term })),
    followUpQuestionIdentities: [],
  },
  question(bundleQuestionIds.hasTables, 'toggle', 'Do you have tables to format?', [
    bundleQuestionIds.tableCount,
  ]),
  question(bundleQuestionIds.tableCount, 'int', 'How many tables?'),
  question(bundleQuestionIds.hasJournal, 'toggle', 'Do you know your target journal?', [
    bundleQuestionIds.journal,
  ]),
  question(bundleQuestionIds.journal, 'journal-select', 'Which one?'),
]

export type ReferenceBundle = {
  id: string
  name: Schemas['BundleName']
  primary: ReferenceService
  additions: readonly ReferenceService[]
  percent: number
  /** One matching need is enough. */
  needs: readonly BundleNeed[]
  languageId?: number
  forTables?: true
  learnMoreTerms: readonly string[]
}

const { formatting, tables, plagiarismCheck, coverLetter } = services
const { journalRecommendation, presubmissionReview, premiumEditing } = services
const anything: BundleNeed[] = ['need-language', 'need-science', 'need-format', 'need-journal']

function translated(
  name: 'chinese' | 'portuguese' | 'spanish',
  languageId: number,
): ReferenceBundle {
  return {
    id: `bundle-${name}`,
    name,
    primary: services.translationEditing,
    additions: [formatting, journalRecommendation, coverLetter, tables],
    percent: 10,
    needs: anything,
    languageId,
    learnMoreTerms: ['translation', 'editing-certificate'],
  }
}

export const serviceBundles: readonly ReferenceBundle[] = [
  {
    id: 'bundle-premium',
    name: 'premium',
    primary: premiumEditing,
    additions: [formatting, journalRecommendation, plagiarismCheck, coverLetter, tables],
    percent: 10,
    needs: ['need-language', 'need-format'],
    learnMoreTerms: ['premium-editing', 'unlimited-re-editing', 'plagiarism-check'],
  },
  {
    id: 'bundle-standard',
    name: 'standard',
    primary: services.standardEditing,
    additions: [formatting, plagiarismCheck, tables],
    percent: 5,
    needs: ['need-language'],
    learnMoreTerms: ['standard-editing', 'plagiarism-check'],
  },
  {
    id: 'bundle-scientific',
    name: 'scientific',
    primary: services.scientificEditing,
    additions: [formatting, coverLetter, plagiarismCheck],
    percent: 10,
    needs: ['need-science'],
    learnMoreTerms: ['scientific-editing', 'cover-letter'],
  },
  {
    id: 'bundle-vip',
    name: 'vip',
    primary: services.vipEditing,
    additions: [formatting, journalRecommendation, presubmissionReview, coverLetter, tables],
    percent: 15,
    needs: ['need-guidance'],
    learnMoreTerms: ['vip-editing', 'unlimited-re-editing'],
  },
  {
    id: 'bundle-journal-recommendation',
    name: 'journal-recommendation',
    primary: journalRecommendation,
    additions: [premiumEditing, coverLetter, plagiarismCheck],
    percent: 8,
    needs: ['need-journal'],
    learnMoreTerms: ['journal-recommendation'],
  },
  {
    id: 'bundle-manuscript-formatting',
    name: 'manuscript-formatting',
    primary: formatting,
    additions: [premiumEditing, tables, coverLetter],
    percent: 8,
    needs: ['need-format'],
    learnMoreTerms: ['manuscript-formatting'],
  },
  {
    id: 'bundle-presubmission-review',
    name: 'presubmission-review',
    primary: presubmissionReview,
    additions: [premiumEditing, formatting, coverLetter],
    percent: 8,
    needs: ['need-review'],
    learnMoreTerms: ['presubmission-review'],
  },
  {
    id: 'bundle-table-formatting',
    name: 'table-formatting',
    primary: tables,
    additions: [premiumEditing, formatting],
    percent: 5,
    needs: [],
    forTables: true,
    learnMoreTerms: ['table-formatting'],
  },
  translated('chinese', CHINESE),
  translated('portuguese', 5),
  translated('spanish', 6),
]
