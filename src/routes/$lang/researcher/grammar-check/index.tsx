import { createFileRoute } from '@tanstack/react-router'
import { assessmentListQuery } from '../../../../api/grammar-check.ts'
import { briefly } from '../../../../app/briefly.ts'
import { GrammarCheckScreen } from '../../../../features/grammar-check/grammar-check-screen.tsx'
import { pageSearch } from '../../../../lib/page-search.ts'

export const Route = createFileRoute('/$lang/researcher/grammar-check/')({
  staticData: {
    access: 'anonymous-if-allowed',
    feature: 'grammar-check',
    words: ['grammar-check'],
  },
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, user }, deps: { page = 1 } }) => {
    if (user) await briefly(queryClient.prefetchQuery(assessmentListQuery(page)))
  },
  component: Upload,
})

function Upload() {
  const { language, application, user } = Route.useRouteContext()
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const openReport = async ([identity, ...others]: string[]) => {
    if (identity === undefined || others.length > 0) return
    const to = '/$lang/researcher/grammar-check/details/$identity'
    await navigate({ to, params: { lang: language, identity } })
  }
  return (
    <GrammarCheckScreen
      application={application}
      user={user}
      language={language}
      page={page}
      onCreated={openReport}
    />
  )
}
