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
showFigures('One call, both validations and the text of the answer included:', figures)
