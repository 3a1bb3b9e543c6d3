import { createFileRoute, redirect } from '@tanstack/react-router'

/** No payment ends here without saying how: whoever comes to it is led on to PrePay. */
export const Route = createFileRoute('/$lang/researcher/prepay/complete/')({
  staticData: { access: 'signed-in', feature: 'invoices', words: ['prepay'] },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/researcher/prepay', params, replace: true })
  },
})
