import { createFileRoute } from '@tanstack/react-router'
import { referralCreditsQuery, referralsSentQuery } from '../../api/rewards.ts'
import { useUser } from '../../domain/account/use-user.ts'
import { ReferralsScreen } from '../../features/rewards/referrals/referrals-screen.tsx'
import { prefetchWithTimeout } from '../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/referral-rewards')({
  staticData: { access: 'signed-in' },
  loader: async ({ context: { queryClient, user } }) => {
    if (!user) return
    await prefetchWithTimeout(
      queryClient.prefetchQuery(referralsSentQuery()),
      queryClient.prefetchQuery(referralCreditsQuery(user.referralCreditsEarnedToDate)),
    )
  },
  component: Referrals,
})

function Referrals() {
  const { language, application } = Route.useRouteContext()
  const user = useUser()
  if (!user) return null
  return <ReferralsScreen application={application} user={user} language={language} />
}
