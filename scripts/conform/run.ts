import type { OperationId } from '../../src/api/generated/operations.gen.ts'
import type { Witness } from './beside/seen-answers.ts'
import type { ConformSettings } from './options/conform-settings.ts'
import type { ConformCheck } from './rules/conform-check.ts'
import { type Answered, isAnswered, type Sent } from './server/judged-call.ts'
import { type Pause, pacedLine } from './server/paced-line.ts'
import { Visitor } from './server/visitor.ts'

type Account = { email: string; password: string }

/** One run against a server: its visitors, what it looks at, and what it has found so far. */
export type Run = {
  settings: ConformSettings
  /** Signed in where the configuration has an account. */
  customer: Visitor
  hasAccount: boolean
  /** A visitor without cookies, with headers beside the usual ones. */
  anonymous: (headers?: Readonly<Record<string, string>>) => Visitor
  codes: { voucher?: string }
  pause: Pause
  wants: (...names: string[]) => boolean
  /** A call whose answer is no check of its own. */
  quietly: (id: OperationId, sent: Sent) => Promise<Answered | undefined>
  report: (check: ConformCheck) => void
  witness: Witness
}

/** @throws one sentence where the account cannot be used */
export async function signInWith(visitor: Visitor, { email, password }: Account): Promise<void> {
  const outcome = await visitor.call('logIn', { body: { email, password } })
  const answer = isAnswered(outcome) ? outcome.json : undefined
  if (isAnswered(outcome) && Object(answer).loggedIn === true) return
  if (isAnswered(outcome) && outcome.status !== 200) {
    throw new Error(`${email} cannot sign in: logIn answers ${outcome.status} instead of 200.`)
  }
  const reason = isAnswered(outcome)
    ? `${outcome.status} ${String(Object(answer).error ?? '')}`.trim()
    : outcome.failure
  throw new Error(`${email} cannot sign in (${reason}): correct the account in the configuration.`)
}

export async function startRun(
  settings: ConformSettings,
  { report, pause, witness }: Pick<Run, 'report' | 'pause' | 'witness'>,
): Promise<Run> {
  const { server, write, rate, only, config } = settings
  const turn = pacedLine(rate, pause)
  const anonymous: Run['anonymous'] = (headers = {}) =>
    new Visitor({ server, headers: { ...config.headers, ...headers }, write, turn })
  const customer = anonymous()
  const account = config.accounts?.customer
  if (account) await signInWith(customer, account)
  return {
    settings,
    customer,
    hasAccount: account !== undefined,
    anonymous,
    codes: config.codes ?? {},
    pause,
    wants: (...names) =>
      !names.some((name) => config.leaveOut?.includes(name)) &&
      (only.length === 0 || only.some((part) => names.some((name) => name.includes(part)))),
    async quietly(id, sent) {
      const outcome = await customer.call(id, sent)
      return isAnswered(outcome) ? outcome : undefined
    },
    report,
    witness,
  }
}
