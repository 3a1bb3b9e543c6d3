import type { User } from '../../../api/account.ts'
import type { Invoice } from '../../../api/invoices.ts'
import { FapiaoEntry } from '../../../domain/fapiao/fapiao-entry.tsx'
import { billOfInvoice, type FapiaoSite } from '../../../domain/fapiao/fapiao-rules.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'

type Props = {
  invoice: Invoice
  site: FapiaoSite
  user: Pick<User, 'impersonatorIdentity'>
}

export function InvoiceFapiao({ invoice, site, user }: Props) {
  const { invoiceNumber } = invoice
  return (
    <FapiaoEntry
      bill={billOfInvoice(invoice)}
      site={site}
      user={user}
      requestLink={(label) => (
        <AppLink to="/$lang/researcher/invoices/$invoiceNumber/fapiao" params={{ invoiceNumber }}>
          {label}
        </AppLink>
      )}
    />
  )
}
