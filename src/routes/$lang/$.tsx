import { createFileRoute } from '@tanstack/react-router'
import { UnmatchedPage } from '../../app/pages/unmatched-page.tsx'

export const Route = createFileRoute('/$lang/$')({
  staticData: { access: 'anyone' },
  // Loaded lazily, since few visits open such a path.
  beforeLoad: async (input) => {
    const { redirectUnknownPath } = await import('../../app/guards/redirect-unknown-path.ts')
    redirectUnknownPath(input)
  },
  component: () => <UnmatchedPage path={Route.useParams()._splat ?? ''} />,
})
