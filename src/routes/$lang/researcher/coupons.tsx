import { createFileRoute } from '@tanstack/react-router'
import { loyaltyQuery } from '../../../api/rewards.ts'
import { prefetchWithTimeout } from '../../../app/startup/prefetch-with-timeout.ts'
import { PromotionsScreen } from '../../../features/rewards/promotions-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/coupons')({
  staticData: { access: 'signed-in', words: ['rewards'] },
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(queryClient.prefetchQuery(loyaltyQuery())),
  component: PromotionsScreen,
})
