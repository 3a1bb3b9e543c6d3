import { createFileRoute } from '@tanstack/react-router'
import { UnmatchedPage } from '../../app/pages/other-page.tsx'

export const Route = createFileRoute('/$lang/$')({
  staticData: { access: 'anyone' },
  // Most visits go to none of these.
  beforeLoad: async (entered) => {
    const { guardUnbuiltRoute } = await import('../../app/guards/guard-unbuilt-route.ts')
    await guardUnbuiltRoute(entered)
  },
  component: () => <UnmatchedPage path={Route.useParams()._splat ?? ''} />,
})
