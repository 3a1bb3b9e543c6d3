import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ChineseTrialScreen } from '../../features/digital-translation/chinese-trial-screen.tsx'
import { ButtonLink } from '../../ui/page/button-link.tsx'

const next = '/$lang/rubriq/$'

export const Route = createFileRoute('/$lang/chinese-digital-trial')({
  staticData: { access: 'signed-in', words: ['digital-translation'] },
  component: ChineseTrial,
})

function ChineseTrial() {
  const { language, application, user } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  if (!user) return null
  const params = { lang: language, _splat: 'plan/subscribe' }
  const goOnLink = (
    <ButtonLink to={next} params={params} preload={false} variant="filled">
      <Trans>Go on to Rubriq</Trans>
    </ButtonLink>
  )
  return (
    <ChineseTrialScreen
      user={user}
      goOnLink={application.features.rubriq_hosted_elsewhere ? goOnLink : undefined}
      onAnswered={() => void navigate({ to: next, params, replace: true })}
    />
  )
}
