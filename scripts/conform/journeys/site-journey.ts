import type { SiteAccount } from '../options/conform-config.ts'
import { currencyProblem, invoiceCoinProblem } from '../rules/currency-rules.ts'
import { invoiceMoneyProblem } from '../rules/money-rules.ts'
import { fillingSteps } from './filling-steps.ts'
import { hasteSteps, quoteSteps } from './haste-and-quote-steps.ts'
import { type Journey, step } from './journey-step.ts'

/** Prices, quotes, invoices and deadlines of a site, in its currency and its time zone. Nothing is ordered. */
export const siteJourney = (name: string, by: SiteAccount | undefined): Journey => ({
  name: `money and days, ${name}`,
  writes: true,
  ...(by ? { by } : {}),
  steps: [
    step('loadApplication', {
      title: 'names currency and time zone',
      keep: ({ application }) => ({ application }),
      holds: [
        {
          rule: 'A currency has the decimals of ISO 4217.',
          broken: ({ application }) => currencyProblem(application.localization.currency),
        },
        {
          rule: 'Each site has its own currency and a time zone that exists.',
          broken({ application }) {
            const zones = application.localizations.map(({ timeZone }) => timeZone)
            const wrong = zones.find((zone) => !isZone(zone))
            return wrong && `${wrong} is none.`
          },
        },
      ],
    }),
    step('loadInvoices', {
      title: 'adds up in each currency',
      holds: [
        { rule: 'Invoices less payments are what is open.', broken: invoiceMoneyProblem },
        {
          rule: 'No amount has parts of the smallest coin of its currency.',
          broken: invoiceCoinProblem,
        },
      ],
    }),
    ...fillingSteps(),
    ...quoteSteps,
    ...hasteSteps,
  ],
})

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
