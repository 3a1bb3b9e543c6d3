import type {
  Assessment,
  AssessmentCategory,
  ErrorKind,
  Percentile,
} from '../../api/grammar-check.ts'

/** Whether an address can name an assessment at all: what the contract takes for an identity. */
export const mayBeIdentity = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text)

export type ScoreStage = 'processing' | 'failed' | 'completed'

/** How far the score is. */
export function scoreStageOf({ scoreCompleted, scoreFailed }: Assessment): ScoreStage {
  if (scoreFailed) return 'failed'
  return scoreCompleted ? 'completed' : 'processing'
}

export type IssuesStage = 'hidden' | 'processing' | 'failed' | 'completed'

/**
 * What the section of errors shows. The count has stages of its own; where it was skipped, and
 * before there is a score to read it beside, there is nothing to show.
 */
export function issuesStageOf(assessment: Assessment): IssuesStage {
  if (assessment.errorCountSkipped) return 'hidden'
  if (assessment.errorCount) return 'completed'
  if (assessment.errorCountFailed) return 'failed'
  return assessment.scoreCompleted ? 'processing' : 'hidden'
}

/** What the list says of an assessment. */
export type ListedState = 'processing' | 'failed' | 'counting' | 'uncounted' | 'done'

export function listedStateOf(assessment: Assessment): ListedState {
  const score = scoreStageOf(assessment)
  if (score !== 'completed') return score
  const issues = issuesStageOf(assessment)
  if (issues === 'processing') return 'counting'
  return issues === 'failed' ? 'uncounted' : 'done'
}

/** What keeps the upload form from being sent, in the order in which it is asked for. */
export type SubmitBlock = 'no-file' | 'terms' | 'captcha'

export function submitBlockOf(form: {
  fileCount: number
  asksTerms: boolean
  agreed: boolean
  asksCaptcha: boolean
  captchaResponse: string
}): SubmitBlock | undefined {
  if (form.fileCount === 0) return 'no-file'
  if (form.asksTerms && !form.agreed) return 'terms'
  if (form.asksCaptcha && form.captchaResponse === '') return 'captcha'
  return undefined
}

const recommended: Record<AssessmentCategory, boolean> = {
  'needs-extensive-editing': true,
  'needs-editing': true,
  'needs-proofreading': false,
  'ready-to-submit': false,
}

/** Whether the next steps recommend an editor. */
export const recommendsEditing = (category: AssessmentCategory): boolean => recommended[category]

/** In the order in which reports name them. */
export const errorKinds: readonly ErrorKind[] = [
  'consistencySpellingTypos',
  'grammarMechanics',
  'phrasing',
  'punctuation',
  'wordChoice',
]

export type Issue = { kind: ErrorKind; count: number }

/** The kinds of errors that were found at all, the most common first. */
export function issuesOf(errorCount: Record<ErrorKind, number>): Issue[] {
  return errorKinds
    .map((kind) => ({ kind, count: errorCount[kind] }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/** A point of the chart: percentile across, ten times the least score that reaches it upwards. */
export type CurvePoint = { x: number; y: number }

/** The percentile that is highlighted beside the person's own. */
export const excellentPercentile = 95

// Ten times 6.123 is 61.230000000000004.
const tenTimes = (score: number) => Math.round(score * 1000) / 100

/** The curve from percentile to score, by rising percentile. */
export function curveOf(percentiles: readonly Percentile[]): CurvePoint[] {
  return percentiles
    .map(({ percentile, minimumScore }) => ({ x: percentile, y: tenTimes(minimumScore) }))
    .sort((a, b) => a.x - b.x)
}

/** The point of the curve at a percentile, or the last one before it. */
export function pointAt(curve: readonly CurvePoint[], percentile: number): CurvePoint | undefined {
  return curve.findLast(({ x }) => x <= percentile)
}

/** The rows of the curve's table: every fifth percentile, and the person's own. */
export function tableOf(curve: readonly CurvePoint[], own: number): CurvePoint[] {
  return curve.filter(({ x }) => x % 5 === 0 || x === own)
}

/** Where somebody goes on after assessments were created: to the only one's report, else to the list. */
export function afterCreation(identities: readonly string[]): { report: string } | 'list' | 'none' {
  const [identity, ...others] = identities
  if (identity === undefined) return 'none'
  return others.length === 0 ? { report: identity } : 'list'
}

/** False for a manuscript of which the service says that it is in another language. */
export const isEnglish = ({ language }: Pick<Assessment, 'language'>): boolean =>
  language === null || language === 'en'
