import { createFileRoute } from '@tanstack/react-router'
import { loyaltyLevelsQuery, loyaltyQuery, rewardHistoryQuery } from '../../../api/rewards.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { RewardsScreen } from '../../../features/rewards/rewards-screen.tsx'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'
import { pageSearch } from '../../../lib/search/page-search.ts'

export const Route = createFileRoute('/$lang/researcher/rewards')({
  staticData: { access: 'signed-in', feature: 'rewards' },
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page = 1 } }) =>
    prefetchWithTimeout(
      queryClient.prefetchQuery(loyaltyQuery()),
      queryClient.prefetchQuery(loyaltyLevelsQuery()),
      queryClient.prefetchQuery(rewardHistoryQuery(page)),
    ),
  component: Rewards,
})

function Rewards() {
  const { application } = Route.useRouteContext()
  const { page = 1 } = Route.useSearch()
  const user = useUser()
  if (!user) return null
  return <RewardsScreen application={application} user={user} page={page} />
}
