import type { User } from '../../api/account.ts'
import type { Prepayment } from '../../api/invoices.ts'
import { FapiaoEntry } from '../../domain/fapiao/fapiao-entry.tsx'
import { billOfPrepayment, type FapiaoSite } from '../../domain/fapiao/fapiao-rules.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { TextLink } from '../../ui/page/text-link.tsx'

export type PrepaymentFapiaoSetting = {
  site: FapiaoSite
  user: Pick<User, 'impersonatorIdentity'>
}

type Props = PrepaymentFapiaoSetting & { prepayment: Prepayment; language: SiteLanguage }

export function PrepaymentFapiao({ prepayment, site, user, language: lang }: Props) {
  const { retainerInvoiceNumber } = prepayment
  return (
    <FapiaoEntry
      bill={billOfPrepayment(prepayment)}
      site={site}
      user={user}
      requestLink={(label) => (
        <TextLink
          to="/$lang/researcher/prepay/$retainerInvoiceNumber/fapiao"
          params={{ lang, retainerInvoiceNumber }}
        >
          {label}
        </TextLink>
      )}
    />
  )
}
