import { createFileRoute, redirect } from '@tanstack/react-router'
import { assessmentQuery } from '../../../../api/grammar-check.ts'
import { notifyUnknownReport } from '../../../../features/grammar-check/report/report-messages.ts'
import { ReportScreen } from '../../../../features/grammar-check/report/report-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'
import { fitsContract } from '../../../../lib/url/contract-text.ts'

const list = '/$lang/researcher/grammar-check'

export const Route = createFileRoute('/$lang/researcher/grammar-check/details/$identity')({
  staticData: {
    access: 'anonymous-if-allowed',
    feature: 'grammar-check',
  },
  loader: async ({ context: { queryClient, language }, params: { identity }, preload }) => {
    const query = assessmentQuery(identity)
    if (fitsContract('Identity', identity)) {
      await prefetchWithTimeout(queryClient.prefetchQuery(query))
      const found = queryClient.getQueryData(query.queryKey)
      if (!found || found.assessment) return
    }
    if (!preload) notifyUnknownReport()
    throw redirect({ to: list, params: { lang: language }, replace: true })
  },
  component: Report,
})

function Report() {
  const { application, user } = Route.useRouteContext()
  const { identity } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <ReportScreen
      key={identity}
      identity={identity}
      application={application}
      user={user}
      onArchived={() => navigate({ to: list, replace: true })}
    />
  )
}
