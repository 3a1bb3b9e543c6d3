import { type Breakage, type Json, withSuccess } from './breakage.ts'
import { each, eachLine, json, keyIgnored, on, plus, refusalIgnored } from './breakage-kinds.ts'

const order = ['order by creditCard, same']
const together = ['order by bankTransfer, two keys']
const prepay = ['prepay, same key twice']

const inForm = (name: string, change: (form: Json) => Json): Breakage =>
  json('arithmetic', 'selectService', name, order, on('order')(change))

const arithmetic: readonly Breakage[] = [
  inForm('has a total a cent too high', (one) => ({
    ...one,
    totalPrice: plus(one.totalPrice, 0.01),
  })),
  inForm('has a total a cent too low', (one) => ({
    ...one,
    totalPrice: plus(one.totalPrice, -0.01),
  })),
  inForm('has a tenth of a cent', (one) => ({ ...one, totalPrice: plus(one.totalPrice, 0.001) })),
  inForm('has lines of another total', eachLine('totalPrice', 1)),
  inForm('has lines of another list price', eachLine('listPrice', 0.01)),
  inForm('has lines with another discount', eachLine('discountAmount', 0.01)),
  inForm('has no lines', (one) => ({ ...one, lineItems: [] })),
  inForm('has no next step', (one) => ({ ...one, steps: { ...Object(one.steps), next: null } })),
  inForm('is at another step', (one) => ({ ...one, currentStep: 'payment-details' })),
  json(
    'arithmetic',
    'getOrderPayment',
    'asks more than its form',
    order,
    on('order')((one) => ({
      ...one,
      invoices: each(one.invoices, (entry) => ({
        ...entry,
        totalAmount: plus(entry.totalAmount, 1),
      })),
    })),
  ),
  json(
    'arithmetic',
    'getOrderPayment',
    'forgets its payments',
    order,
    on('order')((one) => ({ ...one, payments: [] })),
  ),
  json('arithmetic', 'loadInvoices', 'has another balance', order, (load) => ({
    ...load,
    invoices: each(load.invoices, (entry) => ({ ...entry, balance: plus(entry.balance, 0.01) })),
  })),
  json('arithmetic', 'getPaymentStatus', 'is of another amount', order, (one) => ({
    ...one,
    amount: plus(one.amount, 0.01),
  })),
  json('arithmetic', 'loadLoyalty', 'has another way to the next level', ['rewards'], (one) => ({
    ...one,
    pointsToNextLevel: plus(one.pointsToNextLevel, 1),
  })),
  json('arithmetic', 'loadRewardHistory', 'does not add up', ['rewards'], (one) => ({
    ...one,
    rewardHistory: each(one.rewardHistory, (entry) => ({
      ...entry,
      points: plus(entry.points, 1),
    })),
  })),
]

const rules: readonly Breakage[] = [
  json('rules', 'loadLoyaltyLevels', 'lists the highest first', ['rewards'], (one) => ({
    ...one,
    loyaltyLevels: Array.isArray(one.loyaltyLevels) ? one.loyaltyLevels.toReversed() : [],
  })),
  json('rules', 'uploadFile', 'renames the file', order, (one) => ({ ...one, name: 'other.docx' })),
  json('rules', 'searchOrders', 'lacks the new order', order, (one) => ({ ...one, orders: [] })),
  json('rules', 'getOrderPayment', 'does not find the order', order, () => ({ order: null })),
  json(
    'rules',
    'getOrderPayment',
    'forgets the manuscript',
    order,
    on('order')((one) => ({ ...one, originalFiles: [] })),
  ),
  json('rules', 'loadInvoices', 'lacks the invoice', order, (one) => ({ ...one, invoices: [] })),
  json('rules', 'loadInvoices', 'lacks the prepayment', prepay, (one) => ({
    ...one,
    prepayments: [],
  })),
  json('rules', 'getPaymentStatus', 'names no order', order, (one) => ({
    ...one,
    externalId: null,
  })),
  json('rules', 'searchLanguageAssessments', 'has no score', ['grammar'], (one) => ({
    ...one,
    assessments: each(one.assessments, (entry) => ({ ...entry, score: null })),
  })),
  json('rules', 'searchLanguageAssessments', 'finds nothing', ['grammar'], (one) => ({
    ...one,
    assessments: [],
  })),
  json('rules', 'searchDigitalEdits', 'has failed', ['digital edit'], (one) => ({
    ...one,
    results: each(one.results, (entry) => ({ ...entry, status: 'failed' })),
  })),
  refusalIgnored('rules', 'payForOrder', 'takes another amount', order, 'payment-amount-changed'),
  refusalIgnored('rules', 'payForOrder', 'is paid twice', order, 'payment-already-paid'),
  refusalIgnored('rules', 'loadOrderForm', 'goes on after the order', order, 'order-form-ordered'),
  refusalIgnored(
    'rules',
    'payForPrepayment',
    'takes too little',
    prepay,
    'prepayment-amount-too-low',
  ),
  withSuccess('rules', 'is archived twice', {
    id: 'archiveLanguageAssessment',
    only: ['grammar'],
    fails: (status) => status === 404,
  }),
  withSuccess('rules', 'is archived twice', {
    id: 'archiveDigitalEdit',
    only: ['digital edit'],
    fails: (status) => status === 404,
  }),
]

const sessions: readonly Breakage[] = [
  withSuccess('sessions', 'knows a session that has ended', {
    id: 'loadUser',
    only: ['session'],
    fails: (status) => status === 401,
  }),
  withSuccess('sessions', 'hands files to strangers', {
    id: 'downloadFile',
    only: order,
    fails: (status) => status === 404,
  }),
  refusalIgnored(
    'sessions',
    'logIn',
    'takes a wrong password',
    ['session'],
    'login-form-error-message',
  ),
  {
    family: 'sessions',
    name: 'logOut ends nothing',
    only: ['session'],
    async answer({ id, forward }) {
      if (id !== 'logOut') return forward()
      const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
      return Response.json({ loggedIn: false }, { headers })
    },
  },
]

const idempotency: readonly Breakage[] = [
  keyIgnored('payForPrepayment', prepay),
  keyIgnored('createLanguageAssessments', ['grammar']),
  keyIgnored('createDigitalEdit', ['digital edit']),
  keyIgnored('payForOrder', order),
  withSuccess('idempotency', 'takes a key with another body', {
    id: 'payForPrepayment',
    only: prepay,
    fails: (status) => status === 422,
  }),
  refusalIgnored(
    'idempotency',
    'payForOrder',
    'carries out two keys at once',
    together,
    'payment-already-paid',
  ),
]

export const journeyBreakages: readonly Breakage[] = [
  ...arithmetic,
  ...rules,
  ...sessions,
  ...idempotency,
]
