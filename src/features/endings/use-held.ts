import { queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { digitalLoadQuery } from '../../api/digital-purchases.ts'
import { invoicesQuery } from '../../api/invoices.ts'
import { orderFormsKey } from '../../api/query-keys.ts'
import { loyaltyQuery } from '../../api/rewards.ts'
import type { Held } from './endings.ts'

type Sold = Pick<Application['features'], 'digital_editing' | 'digital_translation'>

/** Few people have a quote; the order form weighs much. */
const quoteQuery = () =>
  queryOptions({
    queryKey: [...orderFormsKey, 'quote'],
    queryFn: async ({ client }) => (await import('./load-quote.ts')).loadQuote(client),
    meta: { quiet: true },
  })

const quiet = { meta: { quiet: true } }

/** What the person holds, as far as the site sells it; and how to ask again for what did not come. */
export function useHeld(
  { features }: { features: Sold },
  { hideInvoices, orderFormInProgress }: Pick<User, 'hideInvoices' | 'orderFormInProgress'>,
): { held: Held; hasFailed: boolean; retry: () => Promise<unknown> } {
  const sellsDigital = features.digital_translation || features.digital_editing
  const product = features.digital_translation ? 'translation' : 'editing'
  const loyalty = useQuery({ ...loyaltyQuery(), ...quiet })
  const invoices = useQuery({ ...invoicesQuery(), ...quiet, enabled: !hideInvoices })
  const digital = useQuery({ ...digitalLoadQuery(product), ...quiet, enabled: sellsDigital })
  const quote = useQuery({ ...quoteQuery(), enabled: orderFormInProgress })
  const failed = [loyalty, invoices, digital, quote].filter(({ isError }) => isError)
  return {
    held: {
      loyalty: loyalty.data,
      invoices: invoices.data,
      digital: digital.data,
      quote: quote.data,
    },
    hasFailed: failed.length > 0,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
