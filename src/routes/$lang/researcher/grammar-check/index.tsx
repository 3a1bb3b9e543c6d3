import { createFileRoute } from '@tanstack/react-router'
import { assessmentListQuery } from '../../../../api/grammar-check.ts'
import { GrammarCheckScreen } from '../../../../features/grammar-check/assessments/grammar-check-screen.tsx'
import { afterCreation } from '../../../../features/grammar-check/grammar-check-rules.ts'
import { notifyNoneCreated } from '../../../../features/grammar-check/report/report-messages.ts'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'
import { pageSearch } from '../../../../lib/search/page-search.ts'

export const Route = createFileRoute('/$lang/researcher/grammar-check/')({
  staticData: {
    access: 'anonymous-if-allowed',
    feature: 'grammar-check',
  },
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, user }, deps: { page = 1 } }) => {
    if (user) await prefetchWithTimeout(queryClient.prefetchQuery(assessmentListQuery(page)))
  },
  component: Upload,
})

function Upload() {
  const { application, user } = Route.useRouteContext()
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const goOn = async (identities: string[]) => {
    const next = afterCreation(identities)
    if (next === 'none') notifyNoneCreated()
    if (next === 'none' || next === 'list') return navigate({ search: {} })
    const to = '/$lang/researcher/grammar-check/details/$identity'
    return navigate({ to, params: { identity: next.report } })
  }
  return <GrammarCheckScreen application={application} user={user} page={page} onCreated={goOn} />
}
