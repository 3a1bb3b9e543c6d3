import { readFileSync } from 'node:fs'
import { type ConformConfig, readConfig, type SiteAccount } from '../options/conform-config.ts'

const name = 'scripts/conform/mock-backend.conform.json'

export const readMockConfig = (): ConformConfig => readConfig(readFileSync(name, 'utf8'), name)

/** The same accounts in other worlds, those of other sites in one for each of them. */
export function mockConfigIn(world: string): ConformConfig {
  const { accounts = {}, headers, ...rest } = readMockConfig()
  const elsewhere = (account: SiteAccount, site: string) => {
    const own = { ...account.headers, 'X-World': `${world}-${site}` }
    return { ...account, headers: own }
  }
  const { customer, debtor, china, sites = {} } = accounts
  return {
    ...rest,
    headers: { ...headers, 'X-World': world },
    accounts: {
      ...(customer ? { customer } : {}),
      ...(debtor ? { debtor: elsewhere(debtor, 'debtor') } : {}),
      ...(china ? { china: elsewhere(china, 'fapiao') } : {}),
      sites: Object.fromEntries(
        Object.entries(sites).map(([site, account]) => [site, elsewhere(account, site)]),
      ),
    },
  }
}
