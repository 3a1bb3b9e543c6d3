import { createFileRoute } from '@tanstack/react-router'
import { digitalTranslationQuery } from '../../../../api/digital-purchases.ts'
import { translationOptions } from '../../../../api/digital-translation.ts'
import { useUser } from '../../../../domain/account/use-user.ts'
import { searchOfFileTerms } from '../../../../domain/digital-files/file-list-address.ts'
import { fileListSearch, fileTermsOf } from '../../../../domain/digital-files/file-list-terms.ts'
import { DigitalTranslationScreen } from '../../../../features/digital-translation/digital-translation-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/researcher/digital-translations/{-$status}')({
  staticData: { access: 'signed-in', feature: 'digital-translation' },
  validateSearch: fileListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    prefetchWithTimeout(
      queryClient.prefetchQuery(digitalTranslationQuery()),
      queryClient.prefetchQuery(translationOptions.pageQuery(fileTermsOf(deps))),
    ),
  component: Translations,
})

function Translations() {
  const { application, language } = Route.useRouteContext()
  const terms = fileTermsOf(Route.useSearch())
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user) return null
  return (
    <DigitalTranslationScreen
      application={application}
      user={user}
      siteLanguage={language}
      list={{
        terms,
        onFilter: (wanted) =>
          navigate({ params: { status: undefined }, search: searchOfFileTerms(wanted) }),
      }}
      onCreated={() => navigate({ params: { status: undefined }, search: {} })}
    />
  )
}
