import { leftOutCheck } from '../rules/conform-check.ts'
import { type Run, signInWith } from '../run.ts'
import { allJourneys } from './all-journeys.ts'
import { type Visitors, walkJourney } from './walk-journey.ts'

/** Journeys that change something are left out without `--write`. */
export async function walkJourneys(run: Run): Promise<void> {
  const { config, write } = run.settings
  const visitors: Visitors = new Map([['customer', run.customer]])
  const other = config.accounts?.other
  if (other) {
    const visitor = run.anonymous()
    await signInWith(visitor, other)
    visitors.set('other', visitor)
  }
  for (const journey of allJourneys(config)) {
    const { name, writes, steps } = journey
    if (!run.wants(name, 'journeys')) continue
    if (writes && !write) {
      const what = { group: name, subject: `${steps.length} steps`, title: 'of a journey' }
      run.report(leftOutCheck(what, 'It changes data: --write.'))
      continue
    }
    const isAlone = !visitors.has('other')
    const taken = steps.filter(({ as }) => as !== 'other' || !isAlone)
    await walkJourney(run, { ...journey, steps: taken }, visitors)
  }
}
