import { createFileRoute } from '@tanstack/react-router'
import { referralCreditsQuery, referralsSentQuery } from '../../api/rewards.ts'
import { briefly } from '../../app/briefly.ts'
import { useUser } from '../../app/use-user.ts'
import { ReferralsScreen } from '../../features/rewards/referrals-screen.tsx'

export const Route = createFileRoute('/$lang/referral-rewards')({
  staticData: { access: 'signed-in', words: ['rewards'] },
  loader: async ({ context: { queryClient, user } }) => {
    if (!user) return
    await briefly(
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
