import { createFileRoute } from '@tanstack/react-router'
import { translationOptions } from '../../../../api/digital-translation.ts'
import {
  TranslationComparisonScreen,
  UnknownTranslation,
} from '../../../../features/digital-translation/translation-comparison-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'
import { fitsContract } from '../../../../lib/url/contract-text.ts'

export const Route = createFileRoute(
  '/$lang/researcher/digital-translations/details/$identity/side-by-side',
)({
  staticData: { access: 'signed-in', feature: 'digital-translation' },
  loader: async ({ context: { queryClient }, params: { identity } }) => {
    const isPossible = fitsContract('Identity', identity)
    const query = translationOptions.filesQuery([identity])
    if (isPossible) await prefetchWithTimeout(queryClient.prefetchQuery(query))
    return isPossible
  },
  component: ComparedTranslation,
})

function ComparedTranslation() {
  const { identity } = Route.useParams()
  return Route.useLoaderData() ? (
    <TranslationComparisonScreen identity={identity} />
  ) : (
    <UnknownTranslation />
  )
}
