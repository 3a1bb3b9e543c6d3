import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { orderDraftQuery } from '../../../api/order-form/order-draft.ts'
import { filesOfForm } from '../held/files-of-form.ts'
import { inOnePart } from './export-paths.ts'
import type { ReadListing } from './receive-export.ts'

export async function listOrderForm(queries: QueryClient): Promise<ReadListing> {
  const form = await queries.fetchQuery(orderDraftQuery())
  if (!form) return { data: { orderForm: null } }
  return {
    data: form,
    contents: filesOfForm(form).map(({ identity, name }) => ({
      path: `${t`Unfinished order`}/${inOnePart(name)}`,
      content: { of: 'upload', identity } as const,
    })),
  }
}
