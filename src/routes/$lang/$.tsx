import { createFileRoute } from '@tanstack/react-router'
import { OtherPage } from '../../app/pages/other-page.tsx'

export const Route = createFileRoute('/$lang/$')({
  staticData: { access: 'anyone' },
  // Most visits go to none of these.
  beforeLoad: async (entered) => {
    const { guardLaterScreen } = await import('../../app/guards/guard-unbuilt-route.ts')
    await guardLaterScreen(entered)
  },
  component: () => <OtherPage path={Route.useParams()._splat ?? ''} />,
})
