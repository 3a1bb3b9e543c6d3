import type { World } from '../../world/galley-world.ts'
import type { AssessmentRow } from '../../world/rows/rows.ts'
import { operationsOf } from '../calls/operation-types.ts'
import { Problem } from '../calls/problem.ts'
import {
  mayAssess,
  shownAssessment,
  validateAssessmentRequest,
} from '../rules/grammar-check/assessment-access.ts'
import { CATEGORY_COLORS } from '../rules/grammar-check/assessment-assumptions.ts'
import { PERCENTILES } from '../rules/grammar-check/assessment-rules.ts'
import { assessmentStage } from '../rules/grammar-check/assessment-stage.ts'
import { withoutExamples } from '../rules/grammar-check/error-example-rules.ts'
import { allOnOnePage, pageOf } from '../rules/page-of.ts'

const assessmentsPerPage = 10

const mustSignIn = () =>
  new Problem(401, 'Not signed in', 'Grammar Check asks for an account on this site.')

function listedAssessment(world: World, identity: string, owner: string): AssessmentRow {
  const assessment = world.assessments.get(identity)
  if (assessment?.owner === owner && !assessment.archived) return assessment
  throw new Problem(404, 'No such assessment', `There is no assessment ${identity} here.`)
}

function contentOf(world: World, fileIdentity: string): Uint8Array {
  const content = world.contents.get(fileIdentity)
  if (!content) throw new Error(`${fileIdentity} has no content.`)
  return content.bytes
}

export const grammarCheck = operationsOf({
  async createLanguageAssessments({ world, session, user, body, now, manuscripts, reply }) {
    if (!mayAssess(world, user)) throw mustSignIn()
    const owner = user?.identity ?? session.token
    const creation = validateAssessmentRequest({ world, owner, user, body })
    if ('refused' in creation) {
      const { refused: error, params = {} } = creation
      return reply(200, { error: { error, jsonEncodedParams: JSON.stringify(params) } })
    }
    const languageAssessments = []
    for (const { identity: fileIdentity, name } of creation.files) {
      const bytes = contentOf(world, fileIdentity)
      const verdict = await manuscripts.assess({ bytes, name })
      const identity = `assessment-${world.next('assessments')}`
      const row = { identity, owner, fileIdentity, name, createdAt: now, archived: false, verdict }
      world.assessments.insert(row)
      languageAssessments.push({ identity })
    }
    return reply(200, { languageAssessments })
  },

  searchLanguageAssessments({ world, session, user, query, now, reply }) {
    if (!mayAssess(world, user)) throw mustSignIn()
    const listed = world.assessments.in('byOwner', user?.identity ?? session.token)
    const { rows, pagination } = query.identities
      ? allOnOnePage(listed.filter((row) => query.identities?.includes(row.identity) ?? false))
      : pageOf(listed, query.page, assessmentsPerPage)
    return reply(200, {
      assessments: rows.map((row) => shownAssessment(row, now)),
      pagination,
      percentiles: [...PERCENTILES],
      categoryColors: CATEGORY_COLORS,
    })
  },

  async listAssessmentErrors({ world, session, user, path, now, manuscripts, reply }) {
    if (!mayAssess(world, user)) throw mustSignIn()
    const owner = user?.identity ?? session.token
    const assessment = listedAssessment(world, path.identity, owner)
    const { verdict, createdAt, fileIdentity, name } = assessment
    if (!assessmentStage(verdict, createdAt, now).errorCount) return reply(200, { errors: [] })
    const bytes = contentOf(world, fileIdentity)
    return reply(200, { errors: await manuscripts.listErrors({ bytes, name }) })
  },

  archiveLanguageAssessment({ world, user, path, reply }) {
    const assessment = listedAssessment(world, path.identity, user.identity)
    world.assessments.update(assessment.identity, {
      archived: true,
      verdict: withoutExamples(assessment.verdict),
    })
    return reply(200, { identity: assessment.identity, name: assessment.name })
  },
})
