import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import type {
  MethodContext,
  MethodId,
} from '../../backend/rules/payment/methods/payment-method-entry.ts'
import type { ScenarioName } from '../../scenarios/scenario-list.ts'

export type TablePerson = {
  scenario: ScenarioName
  /** The answer to the Brazilian question. */
  brazilOption?: 'allpago' | 'fapesp'
  isStaff?: true
  /** The current order form was made by an administrator. */
  adminCreated?: true
  voucherAvailable?: true
}

type Row = TablePerson & { person: string } & Record<MethodContext, string>

/** `(transfer)` is listed but disabled; what follows `·` is applied to the bill, never listed. */
const table: readonly Row[] = [
  {
    person: 'a customer in the United States',
    scenario: 'twelve-unpaid',
    order: 'card paypal transfer · credits',
    multimedia: 'card paypal · credits',
    digital: 'card paypal (transfer)',
    prepay: 'card paypal (transfer)',
    payoff: 'card paypal transfer · credits',
  },
  {
    person: 'a customer in Japan',
    scenario: 'japan',
    order: 'card transfer · credits',
    multimedia: 'card · credits',
    digital: 'card (transfer)',
    prepay: 'card (transfer)',
    payoff: 'card transfer · credits',
  },
  {
    person: 'a customer in Spain',
    scenario: 'spain',
    order: 'card paypal transfer · credits',
    multimedia: 'card paypal · credits',
    digital: 'card paypal (transfer)',
    prepay: 'card paypal (transfer)',
    payoff: 'card paypal transfer · credits',
  },
  {
    person: 'a customer in China',
    scenario: 'china',
    order: 'alipay unionpay wechat transfer · credits',
    multimedia: 'alipay unionpay wechat · credits',
    digital: 'alipay unionpay wechat (transfer)',
    prepay: 'unionpay wechat (transfer)',
    payoff: 'alipay unionpay wechat transfer · credits',
  },
  {
    person: 'a migrated customer in China',
    scenario: 'china-migrated',
    order: 'web-pay qr-pay · credits',
    multimedia: 'web-pay qr-pay · credits',
    digital: 'web-pay qr-pay',
    prepay: 'web-pay qr-pay',
    payoff: 'web-pay qr-pay · credits',
  },
  {
    person: 'a customer in Brazil who pays by Brazilian methods',
    scenario: 'brazil',
    brazilOption: 'allpago',
    order: 'br-card br-paypal boleto · credits',
    multimedia: 'br-card br-paypal boleto · credits',
    digital: 'br-card br-paypal',
    prepay: 'br-card br-paypal boleto',
    payoff: 'br-card br-paypal boleto · credits',
  },
  {
    person: 'a customer in Brazil with FAPESP funds',
    scenario: 'brazil',
    brazilOption: 'fapesp',
    order: 'card transfer · credits',
    multimedia: 'card · credits',
    digital: 'card (transfer)',
    prepay: 'card (transfer)',
    payoff: 'card transfer · credits',
  },
  {
    person: 'staff who impersonate a customer in the United States',
    scenario: 'twelve-unpaid',
    isStaff: true,
    order: 'card paypal transfer · credits',
    multimedia: 'transfer',
    digital: 'card paypal (transfer)',
    prepay: 'card paypal (transfer)',
    payoff: 'card paypal transfer · credits',
  },
  {
    person: 'staff who impersonate a migrated customer in China',
    scenario: 'china-migrated',
    isStaff: true,
    order: 'web-pay qr-pay · credits',
    multimedia: 'transfer',
    digital: 'web-pay qr-pay',
    prepay: 'web-pay qr-pay',
    payoff: 'web-pay qr-pay · credits',
  },
  {
    person: "an administrator's order in the United States",
    scenario: 'twelve-unpaid',
    adminCreated: true,
    order: 'card paypal transfer · credits',
    multimedia: 'card paypal · credits',
    digital: 'card paypal (transfer)',
    prepay: 'card paypal (transfer)',
    payoff: 'card paypal transfer · credits',
  },
  {
    person: "an administrator's order for a migrated customer in China",
    scenario: 'china-migrated',
    adminCreated: true,
    order: 'web-pay qr-pay transfer · credits',
    multimedia: 'web-pay qr-pay · credits',
    digital: 'web-pay qr-pay',
    prepay: 'web-pay qr-pay',
    payoff: 'web-pay qr-pay · credits',
  },
  {
    person: 'a customer with vouchers',
    scenario: 'twelve-unpaid',
    voucherAvailable: true,
    order: 'card paypal transfer · credits voucher',
    multimedia: 'card paypal · credits voucher',
    digital: 'card paypal (transfer)',
    prepay: 'card paypal (transfer)',
    payoff: 'card paypal transfer · credits',
  },
  {
    person: 'staff who impersonate a customer with vouchers',
    scenario: 'twelve-unpaid',
    isStaff: true,
    voucherAvailable: true,
    order: 'card paypal transfer · credits voucher',
    multimedia: 'transfer',
    digital: 'card paypal (transfer)',
    prepay: 'card paypal (transfer)',
    payoff: 'card paypal transfer · credits',
  },
]

const shortNames: Readonly<Record<string, MethodId>> = {
  card: paymentMethodIds.creditCard,
  paypal: paymentMethodIds.payPal,
  transfer: paymentMethodIds.bankTransfer,
  alipay: paymentMethodIds.alipay,
  unionpay: paymentMethodIds.unionPay,
  wechat: paymentMethodIds.weChatPay,
  'web-pay': paymentMethodIds.wfoeWebPay,
  'qr-pay': paymentMethodIds.wfoeQrPay,
  'br-card': paymentMethodIds.allpagoCard,
  'br-paypal': paymentMethodIds.allpagoPayPal,
  boleto: paymentMethodIds.boleto,
  credits: paymentMethodIds.credits,
  voucher: paymentMethodIds.voucher,
}

function idOf(name: string): MethodId {
  const id = shortNames[name]
  if (id === undefined) throw new Error(`The table names an unknown method: ${name}.`)
  return id
}

/** In ascending order, as every list of `offeredCases`. */
export const sortedIds = <Id extends number>(ids: readonly Id[]): Id[] =>
  [...ids].sort((a, b) => a - b)

const idsIn = (text: string, isPicked = (_: string) => true) =>
  sortedIds(
    text
      .split(' ')
      .filter((name) => name !== '' && isPicked(name))
      .map((name) => idOf(name.replace(/[()]/g, ''))),
  )

const isDisabled = (name: string) => name.startsWith('(')

const contexts = ['order', 'multimedia', 'digital', 'prepay', 'payoff'] as const

export const offeredCases = table.flatMap((row) =>
  contexts.map((context) => {
    const [listed = '', applied = ''] = row[context].split(' · ')
    const open = idsIn(listed, (name) => !isDisabled(name))
    return {
      row,
      person: row.person,
      context,
      open,
      disabled: idsIn(listed, isDisabled),
      applied: idsIn(applied),
    }
  }),
)
