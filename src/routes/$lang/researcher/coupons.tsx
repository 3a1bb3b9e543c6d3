import { createFileRoute } from '@tanstack/react-router'
import { loyaltyQuery } from '../../../api/rewards.ts'
import { PromotionsScreen } from '../../../features/rewards/promotions-screen.tsx'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/researcher/coupons')({
  staticData: { access: 'signed-in' },
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(queryClient.prefetchQuery(loyaltyQuery())),
  component: PromotionsScreen,
})
