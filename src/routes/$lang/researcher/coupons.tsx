import { createFileRoute } from '@tanstack/react-router'
import { loyaltyQuery } from '../../../api/rewards.ts'
import { briefly } from '../../../app/startup/prefetch-with-timeout.ts'
import { PromotionsScreen } from '../../../features/rewards/promotions-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/coupons')({
  staticData: { access: 'signed-in', words: ['rewards'] },
  loader: ({ context: { queryClient } }) => briefly(queryClient.prefetchQuery(loyaltyQuery())),
  component: PromotionsScreen,
})
