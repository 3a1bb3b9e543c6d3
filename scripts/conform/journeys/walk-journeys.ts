import type { SiteAccount } from '../options/conform-config.ts'
import { leftOutCheck } from '../rules/conform-check.ts'
import { type Run, signInWith } from '../run.ts'
import { allJourneys } from './all-journeys.ts'
import type { Journey } from './journey-step.ts'
import { registerPerson } from './register-person.ts'
import { type Visitors, walkJourney } from './walk-journey.ts'

/** The customer and another person of a site; the other one is new where the configuration names none. */
async function peopleOf(run: Run, account: SiteAccount | undefined): Promise<Visitors> {
  const { accounts = {}, newAccounts } = run.settings.config
  const headers = account?.headers ?? {}
  const people: Visitors = new Map([['customer', run.customer]])
  if (account) {
    const customer = run.anonymous(headers)
    await signInWith(customer, account)
    people.set('customer', customer)
  }
  if (accounts.other && !account?.headers) {
    const other = run.anonymous()
    await signInWith(other, accounts.other)
    people.set('other', other)
  } else if (run.settings.write && newAccounts !== undefined) {
    const other = await registerPerson(run.anonymous(headers), newAccounts)
    if (other) people.set('other', other)
  }
  return people
}

function lackOf({ lacks, writes }: Journey, run: Run): string | undefined {
  if (lacks !== undefined) return lacks
  return writes && !run.settings.write ? 'It changes data: --write.' : undefined
}

/** Journeys that change something are left out without `--write`. */
export async function walkJourneys(run: Run): Promise<void> {
  const sites = new Map<SiteAccount | undefined, Visitors>()
  for (const journey of allJourneys(run.settings.config)) {
    const { name, steps, by } = journey
    if (!run.wants(name, 'journeys')) continue
    const reason = lackOf(journey, run)
    if (reason !== undefined) {
      const subject = steps.length > 0 ? `${steps.length} steps` : 'every step'
      run.report(leftOutCheck({ group: name, subject, title: 'of a journey' }, reason))
      continue
    }
    const people = sites.get(by) ?? (await peopleOf(run, by))
    sites.set(by, people)
    await walkJourney(run, journey, new Map(people))
  }
}
