import type { BrokenRule } from '../rules/conform-check.ts'
import { checkOf } from '../rules/conform-check.ts'
import { judgeAnswer } from '../rules/judge-answer.ts'
import type { Run } from '../run.ts'
import { isAnswered } from '../server/judged-call.ts'

const foreign = 'https://conform.example.org'

const changeRule = 'A page of another site changes nothing: it is answered 403.'
const readRule = 'A page of another site may not read answers of a session.'

type OriginCheck = {
  operation: 'logOut' | 'updateLanguage'
  title: string
  query?: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
}

/** Changes that do no harm to a visitor without an account, should the server carry them out. */
const foreignChanges: readonly OriginCheck[] = [
  { operation: 'logOut', title: 'from another origin', headers: { Origin: foreign } },
  { operation: 'logOut', title: 'from a sandbox', headers: { Origin: 'null' } },
  {
    operation: 'updateLanguage',
    title: 'from another origin',
    query: { language: 'en' },
    headers: { Origin: foreign },
  },
  {
    operation: 'updateLanguage',
    title: 'as an image of another site',
    query: { language: 'en' },
    headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' },
  },
]

export const originGroup = 'origins'

export async function originChecks(run: Run): Promise<void> {
  const group = originGroup
  for (const { operation, title, query = {}, headers } of foreignChanges) {
    if (!run.wants(operation, group)) continue
    const outcome = await run.anonymous().call(operation, { query, headers }, { refused: true })
    const what = { group, subject: operation, title, exchanges: [outcome.exchange] }
    run.report(checkOf(what, judgeAnswer(outcome, { statuses: [403], rule: changeRule })))
  }
  if (!run.wants('loadUser', group)) return
  const outcome = await run.customer.call('loadUser', { headers: { Origin: foreign } })
  const allowed = isAnswered(outcome) ? outcome.headers.get('Access-Control-Allow-Origin') : null
  const findings: BrokenRule[] =
    allowed === null || (allowed !== foreign && allowed !== '*')
      ? []
      : [{ rule: readRule, detail: `Access-Control-Allow-Origin is ${allowed}.` }]
  const what = { group, subject: 'loadUser', title: 'from another origin' }
  run.report(checkOf({ ...what, exchanges: [outcome.exchange] }, findings))
}
