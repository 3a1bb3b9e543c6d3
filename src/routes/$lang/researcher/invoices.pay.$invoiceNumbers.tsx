import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/$lang/researcher/invoices/pay/$invoiceNumbers')({
  staticData: { access: 'signed-in', feature: 'invoices' },
  beforeLoad: ({ params: { lang } }) => {
    throw redirect({
      to: '/$lang/researcher/invoices/{-$status}',
      params: { lang, status: 'unpaid' },
      replace: true,
    })
  },
})
