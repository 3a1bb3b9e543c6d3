import { fitsContract } from '../../lib/url/contract-text.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { OrderName } from './order-name.tsx'

/** An order's description begins with its number; that of a digital service does not. */
export function InvoiceOrderLink({ name }: { name: string }) {
  const [externalId = '', title] = name.split(': ', 2)
  const shown = <OrderName name={name} />
  if (title === undefined || !fitsContract('OrderNumber', externalId)) return shown
  return (
    <AppLink
      look="title"
      to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
      params={{ externalId }}
    >
      {shown}
    </AppLink>
  )
}
