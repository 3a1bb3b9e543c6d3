import { createFileRoute } from '@tanstack/react-router'
import { ReworkSuccessScreen } from '../../../../features/order-details/rework-success/rework-success-screen.tsx'

export const Route = createFileRoute(
  '/$lang/researcher/details/$externalId/rework-success/{-$data}',
)({
  staticData: { access: 'signed-in' },
  component: () => <ReworkSuccessScreen {...Route.useParams()} />,
})
