import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { paramsOf } from '../invoice-filters.ts'
import styles from './invoice-views.module.css'

type Props = {
  unpaidCount: number | undefined
}

const invoices = '/$lang/researcher/invoices/{-$status}'

/** Every link starts without filters. */
export function InvoiceViews({ unpaidCount = 0 }: Props) {
  const { t } = useLingui()
  const exact = { exact: true, includeSearch: false }
  return (
    <nav className={styles.views} aria-label={t`Invoices`}>
      <ul>
        <li>
          <AppLink
            to={invoices}
            params={paramsOf('history')}
            search={{}}
            activeOptions={exact}
            look="bare"
            marksPage
          >
            <Trans>Invoice history</Trans>
          </AppLink>
        </li>
        <li>
          <AppLink
            to={invoices}
            params={paramsOf('unpaid')}
            search={{}}
            activeOptions={exact}
            look="bare"
            marksPage
          >
            <Trans>Unpaid invoices</Trans>
            {unpaidCount > 0 ? <span className={styles.count}> {unpaidCount}</span> : null}
          </AppLink>
        </li>
      </ul>
    </nav>
  )
}
