import { createFileRoute } from '@tanstack/react-router'
import { PriceQuoteScreen } from '../../../../features/order-form/price-quote/price-quote-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/price-quote-completed')({
  staticData: { access: 'anyone' },
  component: PriceQuoteScreen,
})
