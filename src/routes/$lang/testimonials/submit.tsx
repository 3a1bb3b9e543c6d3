import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useUser } from '../../../domain/account/use-user.ts'
import { TestimonialScreen } from '../../../features/testimonials/testimonial-screen.tsx'

export const Route = createFileRoute('/$lang/testimonials/submit')({
  staticData: { access: 'signed-in' },
  component: Testimonial,
})

function Testimonial() {
  const router = useRouter()
  const { language } = Route.useRouteContext()
  const user = useUser()
  if (!user) return null
  const goOn = () => router.navigate({ to: '/$lang/researcher', params: { lang: language } })
  return <TestimonialScreen user={user} onSubmitted={goOn} />
}
