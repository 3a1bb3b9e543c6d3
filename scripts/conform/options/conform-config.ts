import { Ajv2020 } from 'ajv/dist/2020.js'
import type { components } from '../../../src/api/generated/schema.gen.ts'

type Account = { email: string; password: string }
/** On a site of its own; its headers come beside the usual ones. */
export type SiteAccount = Account & { headers?: Record<string, string> }
type Payment = components['schemas']['PaymentFields'] & components['schemas']['PaymentByMethod']

/** What galley.conform.json may say. */
export type ConformConfig = {
  accounts?: {
    customer?: Account
    other?: Account
    /** With unpaid invoices. */
    debtor?: SiteAccount
    /** With a payment that has no fapiao. */
    china?: SiteAccount
    /** One for each currency, by any name. */
    sites?: Record<string, SiteAccount>
  }
  /** Address of new accounts; `*` becomes what tells them apart. */
  newAccounts?: string
  /** Sent with every call, such as an authorization of the test server. */
  headers?: Record<string, string>
  /** Payments by test data, without an amount; each is tried. */
  payments?: Payment[]
  codes?: { voucher?: string }
  /** While a journey waits for work of the server. */
  waiting?: { seconds?: number; headers?: Record<string, string> }
  /** Names of operations, tags and journeys. */
  leaveOut?: string[]
}

const text = { type: 'string', minLength: 1 }
const texts = { type: 'object', additionalProperties: { type: 'string' } }
const account = closed({ email: text, password: text }, ['email', 'password'])
const siteAccount = closed({ email: text, password: text, headers: texts }, ['email', 'password'])

function closed(properties: object, required: readonly string[] = []) {
  return { type: 'object', additionalProperties: false, properties, required }
}

const ajv = new Ajv2020({ allErrors: true })

const validate = ajv.compile<ConformConfig>(
  closed({
    accounts: closed({
      customer: account,
      other: account,
      debtor: siteAccount,
      china: siteAccount,
      sites: { type: 'object', additionalProperties: siteAccount },
    }),
    newAccounts: { type: 'string', pattern: '^[^@]*\\*[^@]*@' },
    headers: texts,
    payments: { type: 'array', items: { type: 'object', required: ['paymentMethodId'] } },
    codes: closed({ voucher: text }),
    waiting: closed({ seconds: { type: 'number', minimum: 0 }, headers: texts }),
    leaveOut: { type: 'array', items: text },
  }),
)

/** @throws with every part of the file that is not as it has to be */
export function readConfig(content: string, name: string): ConformConfig {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    throw new Error(`${name} is not readable as JSON.`)
  }
  if (validate(value)) return value
  const problems = (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra: unknown = params.additionalProperty
    return `${instancePath || '/'} ${message}${typeof extra === 'string' ? ` (${extra})` : ''}`
  })
  throw new Error(`${name} cannot be used: ${problems.join('; ')}.`)
}
