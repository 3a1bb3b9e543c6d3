import { createFileRoute } from '@tanstack/react-router'
import { translationOptions } from '../../../../api/digital-translation.ts'
import { TranslationComparisonScreen } from '../../../../features/digital-translation/translation-comparison-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute(
  '/$lang/researcher/digital-translations/details/$identity/side-by-side',
)({
  staticData: { access: 'signed-in', feature: 'digital-translation' },
  loader: ({ context: { queryClient }, params: { identity } }) =>
    prefetchWithTimeout(queryClient.prefetchQuery(translationOptions.filesQuery([identity]))),
  component: ComparedTranslation,
})

function ComparedTranslation() {
  const { identity } = Route.useParams()
  return <TranslationComparisonScreen identity={identity} />
}
