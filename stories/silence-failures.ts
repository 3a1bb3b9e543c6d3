import type { QueryClient } from '@tanstack/react-query'

/** Keeps calls of a page that is gone, which fail late, from opening dialogs in the next one. */
export function silenceFailures(client: QueryClient): void {
  delete client.getQueryCache().config.onError
  delete client.getMutationCache().config.onError
}
