import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '../../../domain/account/use-user.ts'
import { TestimonialScreen } from '../../../features/testimonials/testimonial-screen.tsx'

export const Route = createFileRoute('/$lang/testimonials/submit')({
  staticData: { access: 'signed-in' },
  component: Testimonial,
})

function Testimonial() {
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user) return null
  const goOn = () => navigate({ to: '/$lang/researcher' })
  return <TestimonialScreen user={user} onSubmitted={goOn} />
}
