import type { QueryClient } from '@tanstack/react-query'
import { digitalEditOptions } from '../../../api/digital-editing.ts'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'
import { fitsContract } from '../../../lib/url/contract-text.ts'

/** False if there is certainly no such edit; true also while it is not known yet. */
export async function loadEdit(queryClient: QueryClient, identity: string): Promise<boolean> {
  if (!fitsContract('Identity', identity)) return false
  const query = digitalEditOptions.filesQuery([identity])
  await prefetchWithTimeout(queryClient.prefetchQuery(query))
  const found = queryClient.getQueryData(query.queryKey)
  return !found || found.results.length > 0
}
