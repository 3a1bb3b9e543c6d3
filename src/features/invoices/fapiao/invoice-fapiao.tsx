import type { User } from '../../../api/account.ts'
import type { Invoice } from '../../../api/invoices.ts'
import { FapiaoEntry } from '../../../domain/fapiao/fapiao-entry.tsx'
import { billOfInvoice, type FapiaoSite } from '../../../domain/fapiao/fapiao-rules.ts'
import { ExternalLink } from '../../../ui/page/app-link.tsx'

type Props = { invoice: Invoice; site: FapiaoSite; user: User }

export function InvoiceFapiao({ invoice, site, user }: Props) {
  return (
    <FapiaoEntry
      bill={billOfInvoice(invoice)}
      site={site}
      user={user}
      requestLink={(label) => <ExternalLink href={site.config.links.support}>{label}</ExternalLink>}
    />
  )
}
