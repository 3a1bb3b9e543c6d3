import type { Instant } from '../../src/lib/instant.ts'
import { answerViolations } from '../backend/calls/contract-check.ts'
import type { ProblemDetail } from '../backend/calls/problem.ts'
import { digitalLoad } from '../backend/rules/digital/digital-load.ts'
import { shownEdit, shownTranslation } from '../backend/rules/digital/digital-stage.ts'
import { shownAssessment } from '../backend/rules/grammar-check/assessment-access.ts'
import { CATEGORY_COLORS } from '../backend/rules/grammar-check/assessment-assumptions.ts'
import { PERCENTILES } from '../backend/rules/grammar-check/assessment-rules.ts'
import { accountOf } from '../backend/rules/loads/account-load.ts'
import { orderAt } from '../backend/rules/orders/order-rules.ts'
import { promisedOrders } from '../backend/rules/orders/promised-orders.ts'
import { orderWork } from '../backend/rules/orders/work-of.ts'
import { siteZones } from '../backend/rules/site-zones.ts'
import type { World } from '../world/galley-world.ts'
import type { OrderRow } from '../world/rows/rows.ts'
import { stateOf } from '../world/world-state.ts'

const ok = (body: unknown) => ({ status: 200, body, headers: {} })
/** As many as an answer may have. */
const mostOrders = 1_000
const pagination = { current: 1, pageCount: 1, totalCount: 1, pageSize: 10 }

export function worldViolations(world: World, now: Instant): ProblemDetail[] {
  const { application } = stateOf(world)
  const zone = siteZones[application.localization.code]
  const edits = [...world.digitalEdits.all()].map((row) => shownEdit(row, now))
  const translations = [...world.digitalTranslations.all()].map((row) => shownTranslation(row, now))
  return [
    ...answerViolations('loadApplication', ok({ application, user: null })),
    ...[...world.users.all()].flatMap((user) => {
      const orders = [...world.orders.in('byOwner', user.identity).rows()]
      const shownAt = (row: OrderRow) => orderAt(row, now, { zone, user })
      const pages = Array.from({ length: Math.ceil(orders.length / mostOrders) }, (_, page) =>
        orders.slice(page * mostOrders, (page + 1) * mostOrders).map(shownAt),
      )
      const promised = promisedOrders(world, user.identity)
      const work = orderWork(orders, { now, shown: shownAt, promised })
      return [
        ...answerViolations('loadUser', ok({ user: accountOf(world, user, now) })),
        ...pages.flatMap((page) =>
          answerViolations('searchOrders', ok({ orders: page, pagination, work })),
        ),
        ...answerViolations('loadDigitalOrders', ok(digitalLoad(world, user, now))),
      ]
    }),
    ...answerViolations('searchDigitalEdits', ok({ results: edits, pagination })),
    ...answerViolations('searchDigitalOrders', ok({ results: translations, pagination })),
    ...answerViolations(
      'searchLanguageAssessments',
      ok({
        assessments: [...world.assessments.all()].map((row) => shownAssessment(row, now)),
        pagination,
        percentiles: PERCENTILES,
        categoryColors: CATEGORY_COLORS,
      }),
    ),
  ]
}
