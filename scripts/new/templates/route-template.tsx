import { createFileRoute } from '@tanstack/react-router'
import { loyaltyQuery } from '../../../src/api/rewards.ts'
import { prefetchWithTimeout } from '../../../src/lib/browser/prefetch-with-timeout.ts'
import { TemplateScreen } from './screen-template.tsx'

export const Route = createFileRoute('/$lang/researcher/rewards')({
  staticData: { access: 'signed-in' },
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(queryClient.prefetchQuery(loyaltyQuery())),
  component: TemplateScreen,
})
