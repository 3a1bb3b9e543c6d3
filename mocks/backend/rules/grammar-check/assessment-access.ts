import type { Instant } from '../../../../src/lib/instant.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { AssessmentRow, FileRow, UserRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { assessmentStage } from './assessment-stage.ts'

type CreationCheck =
  | { files: FileRow[] }
  | { refused: Schemas['AssessmentsRefusalKey']; params?: Record<string, string> }

/** Whether a person may open Grammar Check; signed-in people always may and get the reason instead. */
export function mayAssess(world: World, user: UserRow | undefined): boolean {
  return user !== undefined || stateOf(world).application.features.anonymous_language_assessment
}

export function validateAssessmentRequest(input: {
  world: World
  /** User identity, or the token of an anonymous session. */
  owner: string
  user: UserRow | undefined
  body: Schemas['AssessmentCreation']
}): CreationCheck {
  const { world, owner, user, body } = input
  const { features, config } = stateOf(world).application
  if (user && !user.account.active) return { refused: 'invalid-user' }
  if (user && !user.account.languageAssessmentEnabled) {
    return { refused: 'language-assessment-not-enabled' }
  }
  const isProven = body.iAmNotaRobot && Boolean(body.captchaResponse?.trim())
  if (features.captcha && !user && !isProven) {
    return { refused: 'language-assessment-captcha-failed' }
  }
  // Only the form with the wide button has a checkbox.
  if (features.upload_files_ui && !body.agreeToTOS) {
    return { refused: 'language-assessment-terms-not-accepted' }
  }
  const files: FileRow[] = []
  for (const identity of body.languageAssessmentFiles) {
    const file = world.files.get(identity)
    if (file?.owner !== owner) return { refused: 'language-assessment-file-not-found' }
    const name = file.name.toLowerCase()
    if (!config.allowedFileTypes.some((ending) => name.endsWith(ending))) {
      const params = { fileName: file.name }
      return { refused: 'language-assessment-file-type-not-allowed', params }
    }
    files.push(file)
  }
  return { files }
}

export function shownAssessment(row: AssessmentRow, now: Instant): Schemas['LanguageAssessment'] {
  const { identity, name, fileIdentity, createdAt, verdict } = row
  const { score, percentile, category, errorCount, language, ...stage } = assessmentStage(
    verdict,
    createdAt,
    now,
  )
  return {
    identity,
    name,
    fileIdentity,
    createdAt: isoOf(createdAt),
    ...stage,
    score: score ?? null,
    percentile: percentile ?? null,
    category: category ?? null,
    errorCount: errorCount ?? null,
    language: language ?? null,
  }
}
