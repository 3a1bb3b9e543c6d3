import type { User } from '../../api/account.ts'
import type { Prepayment } from '../../api/invoices.ts'
import { FapiaoEntry } from '../../domain/fapiao/fapiao-entry.tsx'
import { billOfPrepayment, type FapiaoSite } from '../../domain/fapiao/fapiao-rules.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'

export type PrepaymentFapiaoSetting = {
  site: FapiaoSite
  user: Pick<User, 'impersonatorIdentity'>
}

type Props = PrepaymentFapiaoSetting & {
  prepayment: Prepayment
  closed?: boolean
}

export function PrepaymentFapiao({ prepayment, site, user, closed }: Props) {
  const { retainerInvoiceNumber } = prepayment
  return (
    <FapiaoEntry
      bill={billOfPrepayment(prepayment)}
      site={site}
      user={user}
      requestLink={(label) =>
        closed ? null : (
          <AppLink
            to="/$lang/researcher/prepay/$retainerInvoiceNumber/fapiao"
            params={{ retainerInvoiceNumber }}
          >
            {label}
          </AppLink>
        )
      }
    />
  )
}
