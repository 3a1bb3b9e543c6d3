import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import { benchBackend } from './speed/bench-backend.ts'
import { isSmoke, roundsOf } from './speed/bench-options.ts'
import type { Figure } from './speed/figures.ts'
import { showFigures } from './speed/show-figures.ts'
import { timeBeside } from './speed/time-beside.ts'

const laps = roundsOf(300)
const warmUp = isSmoke ? 0 : 50

const cases: { scenario: ScenarioName; what: string; path: string; limit: number }[] = [
  {
    scenario: 'returning-customer',
    what: 'loadApplication',
    path: '/api/researcher/load',
    limit: 15,
  },
  {
    scenario: 'returning-customer',
    what: 'searchOrders, first page',
    path: '/api/order/search',
    limit: 15,
  },
  {
    scenario: 'returning-customer',
    what: 'searchOrders by title',
    path: '/api/order/search?orderTitle=barley',
    limit: 15,
  },
  {
    scenario: 'large-lab',
    what: 'searchOrders, first page',
    path: '/api/order/search',
    limit: 15,
  },
  {
    scenario: 'large-lab',
    what: 'searchOrders, page 700',
    path: '/api/order/search?page=700',
    limit: 15,
  },
  {
    scenario: 'large-lab',
    what: 'searchOrders by title',
    path: '/api/order/search?orderTitle=aquifer',
    limit: 40,
  },
  {
    scenario: 'large-lab',
    what: 'searchOrders by days',
    path: '/api/order/search?from=2024-01-01&to=2024-12-31',
    limit: 15,
  },
]

const figures: Figure[] = []
for (const { scenario, what, path, limit } of cases) {
  const { call } = await benchBackend(scenario)
  const answer: unknown = JSON.parse(await call(path))
  const companion = {
    name: 'writing and parsing the answer',
    work: () => JSON.parse(JSON.stringify(answer)),
  }
  const name = `${scenario} ${what}`
  figures.push(
    await timeBeside({ name, work: () => call(path), companion, limit }, { laps, warmUp }),
  )
}

/** Writes to an order form that begins in a world. */
async function writesIn(scenario: ScenarioName) {
  const { call } = await benchBackend(scenario)
  const begun: { orderForm: { identity: string } } = JSON.parse(
    await call('/api/order-form/new?goal=editing&version=3'),
  )
  const form = `/api/order-form/${begun.orderForm.identity}`
  const save = (part: string, json: object) => call(`${form}/${part}`, { method: 'PUT', json })
  return {
    saveBasicDetails: (lap: number) =>
      save('basic-details', { customerGoal: 'editing', wordCount: 3000 + lap, language: 1 }),
    saveDetails: (lap: number) =>
      save('details', {
        projectTitle: `Quiet rivers of plain ${lap}`,
        areaOfStudy: 494,
        styleOfEnglish: 'American English',
        journal: null,
      }),
  }
}

// What a write costs depends on what it changes, not on what there is beside it; a title is searched among all.
const large = await writesIn('large-lab')
const small = await writesIn('returning-customer')
for (const [operation, limit] of [
  ['saveBasicDetails', 1.5],
  ['saveDetails', 40],
] as const) {
  const companion = { name: 'the same with 24 orders', work: small[operation] }
  const name = `large-lab ${operation}`
  const beside = { name, work: large[operation], companion, limit }
  figures.push(await timeBeside(beside, { laps, warmUp }))
}
showFigures('One call, both validations and the text of the answer included:', figures)
