import { createFileRoute } from '@tanstack/react-router'
import { digitalTranslationQuery } from '../../../../api/digital-purchases.ts'
import { translationOptions } from '../../../../api/digital-translation.ts'
import { useUser } from '../../../../domain/account/use-user.ts'
import { DigitalTranslationScreen } from '../../../../features/digital-translation/digital-translation-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'
import { pageSearch } from '../../../../lib/search/page-search.ts'

export const Route = createFileRoute('/$lang/researcher/digital-translations/{-$status}')({
  staticData: { access: 'signed-in', feature: 'digital-translation' },
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page = 1 } }) =>
    prefetchWithTimeout(
      queryClient.prefetchQuery(digitalTranslationQuery()),
      queryClient.prefetchQuery(translationOptions.pageQuery(page)),
    ),
  component: Translations,
})

function Translations() {
  const { application, language } = Route.useRouteContext()
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user) return null
  return (
    <DigitalTranslationScreen
      application={application}
      user={user}
      siteLanguage={language}
      page={page}
      onCreated={() => navigate({ params: { status: undefined }, search: {} })}
    />
  )
}
