import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/$lang/researcher/prepay/complete/')({
  staticData: { access: 'signed-in', feature: 'invoices' },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/researcher/prepay', params, replace: true })
  },
})
