import { createFileRoute } from '@tanstack/react-router'
import { ChineseTrialScreen } from '../../features/digital-translation/chinese-trial-screen.tsx'

export const Route = createFileRoute('/$lang/chinese-digital-trial')({
  staticData: { access: 'signed-in' },
  component: ChineseTrial,
})

function ChineseTrial() {
  const { user } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  if (!user) return null
  const params = { _splat: 'plan/subscribe' }
  return (
    <ChineseTrialScreen
      user={user}
      onAnswered={() => void navigate({ to: '/$lang/rubriq/$', params, replace: true })}
    />
  )
}
