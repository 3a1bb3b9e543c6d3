import { createFileRoute } from '@tanstack/react-router'
import { guardLaterScreen } from '../../app/guard-later-screen.ts'
import { OtherPage } from '../../app/other-page.tsx'

export const Route = createFileRoute('/$lang/$')({
  staticData: { access: 'anyone' },
  beforeLoad: guardLaterScreen,
  component: () => <OtherPage path={Route.useParams()._splat ?? ''} />,
})
