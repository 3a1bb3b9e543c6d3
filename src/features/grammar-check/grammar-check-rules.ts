import type {
  Assessment,
  AssessmentCategory,
  ErrorKind,
  Percentile,
} from '../../api/grammar-check.ts'
import { entryOf } from '../../lib/unlisted.ts'

type ScoreStage = 'processing' | 'failed' | 'completed'

export function scoreStageOf({ scoreCompleted, scoreFailed }: Assessment): ScoreStage {
  if (scoreFailed) return 'failed'
  return scoreCompleted ? 'completed' : 'processing'
}

type IssuesStage = 'hidden' | 'processing' | 'failed' | 'completed'

export function issuesStageOf(assessment: Assessment): IssuesStage {
  if (assessment.errorCountSkipped) return 'hidden'
  if (assessment.errorCount) return 'completed'
  if (assessment.errorCountFailed) return 'failed'
  return assessment.scoreCompleted ? 'processing' : 'hidden'
}

type ListedState = 'processing' | 'failed' | 'counting' | 'uncounted' | 'done'

export function listedStateOf(assessment: Assessment): ListedState {
  const score = scoreStageOf(assessment)
  if (score !== 'completed') return score
  const issues = issuesStageOf(assessment)
  if (issues === 'processing') return 'counting'
  return issues === 'failed' ? 'uncounted' : 'done'
}

/** The first missing input, in the order of the form; without a file, also whether the terms are. */
export type SubmitBlock = 'no-file' | 'no-file-nor-terms' | 'terms' | 'captcha'

export function submitBlockOf(form: {
  fileCount: number
  asksTerms: boolean
  agreed: boolean
  asksCaptcha: boolean
  captchaResponse: string
}): SubmitBlock | undefined {
  const lacksTerms = form.asksTerms && !form.agreed
  if (form.fileCount === 0) return lacksTerms ? 'no-file-nor-terms' : 'no-file'
  if (lacksTerms) return 'terms'
  if (form.asksCaptcha && form.captchaResponse === '') return 'captcha'
  return undefined
}

const recommended: Record<AssessmentCategory, boolean> = {
  'needs-extensive-editing': true,
  'needs-editing': true,
  'needs-proofreading': false,
  'ready-to-submit': false,
}

/** Undefined for a category that the contract does not list. */
export const recommendsEditing = (category: NonNullable<Assessment['category']>) =>
  entryOf(recommended, category)

/** In the order of reports. */
export const errorKinds: readonly ErrorKind[] = [
  'consistencySpellingTypos',
  'grammarMechanics',
  'phrasing',
  'punctuation',
  'wordChoice',
]

export type Issue = { kind: ErrorKind; count: number }

export function issuesOf(errorCount: Record<ErrorKind, number>): Issue[] {
  return errorKinds
    .map((kind) => ({ kind, count: errorCount[kind] }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/** `x`: percentile; `y`: ten times the lowest score that reaches it. */
export type CurvePoint = { x: number; y: number }

export const excellentPercentile = 95

// Rounded: 10 * 6.123 is 61.230000000000004.
const tenTimes = (score: number) => Math.round(score * 1000) / 100

export function curveOf(percentiles: readonly Percentile[]): CurvePoint[] {
  return percentiles
    .map(({ percentile, minimumScore }) => ({ x: percentile, y: tenTimes(minimumScore) }))
    .sort((a, b) => a.x - b.x)
}

export function pointAt(curve: readonly CurvePoint[], percentile: number): CurvePoint | undefined {
  return curve.findLast(({ x }) => x <= percentile)
}

export function curveTable(curve: readonly CurvePoint[], own: number): CurvePoint[] {
  return curve.filter(({ x }) => x % 5 === 0 || x === own)
}

export function afterCreation(identities: readonly string[]): { report: string } | 'list' | 'none' {
  const [identity, ...others] = identities
  if (identity === undefined) return 'none'
  return others.length === 0 ? { report: identity } : 'list'
}

/** An undetected language counts as English. */
export const isEnglish = ({ language }: Pick<Assessment, 'language'>): boolean =>
  language === null || language === 'en'
