import { isRecord } from '../../../src/lib/is-record.ts'
import type { Breakage, Json } from './breakage.ts'
import { each, eachOption, handedOut, inForm, inQuote, json, on, plus } from './breakage-kinds.ts'

const japan = ['money and days, Japan']
const spain = ['money and days, Spain']
const usual = ['money and days, usual site']

const currency = (changes: Json) => (form: Json) => ({
  ...form,
  currency: { ...Object(form.currency), ...changes },
})

export const coinBreakages: readonly Breakage[] = [
  json(
    'arithmetic',
    'selectService',
    'has half a yen',
    japan,
    inForm((form) => ({
      ...form,
      totalPrice: plus(form.totalPrice, 0.5),
      lineItems: each(form.lineItems, (one) => ({
        ...one,
        listPrice: plus(one.listPrice, 0.5),
        totalPrice: plus(one.totalPrice, 0.5),
      })),
    })),
  ),
  json(
    'arithmetic',
    'saveBasicDetails',
    'offers half a yen',
    japan,
    on('orderForm')((form) => ({
      ...form,
      availableServices: eachOption(form, (one) => ({ ...one, price: plus(one.price, 0.5) })),
    })),
  ),
  json('rules', 'selectService', 'counts sen', japan, inForm(currency({ numDecimals: 2 }))),
  json('rules', 'selectService', 'counts no cents', spain, inForm(currency({ numDecimals: 0 }))),
  json('rules', 'selectService', 'has two names', spain, inForm(currency({ shortName: 'USD' }))),
  json('arithmetic', 'loadInvoices', 'has half a yen', japan, (load) => ({
    ...load,
    invoices: each(load.invoices, (one) => ({
      ...one,
      totalAmount: plus(one.totalAmount, 0.5),
      balance: plus(one.balance, 0.5),
    })),
  })),
  json('arithmetic', 'loadInvoices', 'opens more', spain, (load) => ({
    ...load,
    invoices: each(load.invoices, (one) => ({ ...one, balance: plus(one.balance, 1) })),
  })),
  json(
    'rules',
    'loadApplication',
    'counts sen',
    japan,
    on('application')((one) => ({
      ...one,
      localization: isRecord(one.localization)
        ? currency({ numDecimals: 2 })(one.localization)
        : one.localization,
    })),
  ),
  json(
    'arithmetic',
    'generatePriceQuote',
    'asks another price',
    usual,
    inQuote((quote) => ({
      ...quote,
      totalPrice: plus(quote.totalPrice, 1),
    })),
  ),
  json(
    'rules',
    'generatePriceQuote',
    'makes none',
    usual,
    inForm((form) => ({
      ...form,
      priceQuote: null,
    })),
  ),
  json(
    'rules',
    'generatePriceQuote',
    'is over at once',
    usual,
    inQuote((quote) => ({
      ...quote,
      validUntil: quote.createdAt,
    })),
  ),
  json(
    'arithmetic',
    'generatePriceQuote',
    'announces less',
    usual,
    inForm((form) => ({
      ...form,
      rushTotalDifference: plus(form.rushTotalDifference, -1),
    })),
  ),
  json('arithmetic', 'setDeliveryTier', 'shows other lines', usual, (one) => ({
    ...one,
    lineItems: each(one.lineItems, (entry) => ({ ...entry, name: 'Other' })),
  })),
  handedOut('downloadPriceQuotePdf', usual),
]
