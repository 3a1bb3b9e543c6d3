import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects to PrePay, since the URL has no outcome. */
export const Route = createFileRoute('/$lang/researcher/prepay/complete/')({
  staticData: { access: 'signed-in', feature: 'invoices' },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/researcher/prepay', params, replace: true })
  },
})
