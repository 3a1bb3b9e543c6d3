import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { documentDetailsQuery } from '../../../api/order-form/order-form-queries.ts'
import { useOrderForm } from '../frame/order-form-context.ts'

/** The stated word count, or else the one that the server reads in the files; null until it is known. */
export function useTextLength(): number | null {
  const { features } = useRouteContext({ from: '/$lang' }).application
  const { identity, manuscripts, wordCount, calculatedWordCount } = useOrderForm().orderForm
  const known = wordCount ?? calculatedWordCount
  const files = manuscripts.main.map((file) => file.identity)
  const { data } = useQuery({
    ...documentDetailsQuery(identity, files),
    enabled: known === null && features.language_detection && files.length > 0,
  })
  return known ?? data?.wordCount ?? null
}
