import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '../../../../domain/account/use-user.ts'
import { ReviewerResponseScreen } from '../../../../features/reviewer-response/reviewer-response-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/reviewer-response/{-$externalId}')({
  staticData: { access: 'signed-in' },
  component: ReviewerResponse,
})

function ReviewerResponse() {
  const { externalId } = Route.useParams()
  const user = useUser()
  return user ? <ReviewerResponseScreen externalId={externalId} owner={user.identity} /> : null
}
