import { createFileRoute } from '@tanstack/react-router'
import { OtherPage } from '../../app/other-page.tsx'

export const Route = createFileRoute('/$lang/$')({
  staticData: { access: 'anyone' },
  // Most visits go to none of these.
  beforeLoad: async (entered) => {
    const { guardLaterScreen } = await import('../../app/guard-later-screen.ts')
    await guardLaterScreen(entered)
  },
  component: () => <OtherPage path={Route.useParams()._splat ?? ''} />,
})
