import { createFileRoute } from '@tanstack/react-router'
import { digitalTranslationQuery } from '../../../../api/digital-purchases.ts'
import { useUser } from '../../../../domain/account/use-user.ts'
import { languageSearch } from '../../../../domain/digital-purchases/language-search.ts'
import { PurchaseScreen } from '../../../../features/digital-payment/purchase-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute(
  '/$lang/researcher/digital-translations/purchase/{-$receiptCode}/{-$success}',
)({
  staticData: { access: 'signed-in', feature: 'digital-translation' },
  validateSearch: languageSearch,
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(queryClient.prefetchQuery(digitalTranslationQuery())),
  component: Purchase,
})

function Purchase() {
  const { application, language: siteLanguage } = Route.useRouteContext()
  const { receiptCode, success } = Route.useParams()
  const { language } = Route.useSearch()
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user) return null
  return (
    <PurchaseScreen
      application={application}
      user={user}
      receiptCode={receiptCode}
      success={success}
      language={language}
      siteLanguage={siteLanguage}
      onPaid={(code) =>
        navigate({ params: { receiptCode: code, success: 'success' }, replace: true })
      }
      onPurchased={() =>
        navigate({
          to: '/$lang/researcher/digital-translations/{-$status}',
          params: { status: undefined },
          replace: true,
        })
      }
    />
  )
}
