import { Trans, useLingui } from '@lingui/react/macro'
import { csvNotationOf } from '../../../i18n/csv-notation.ts'
import { siteLanguageOf } from '../../../i18n/locales.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { csvFile } from '../../../lib/csv.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import type { ReceivedPayment } from './received-payments.ts'
import styles from './spending.module.css'
import { spendingFileName, spendingRows } from './spending-csv.ts'

type Props = {
  year: number
  payments: readonly ReceivedPayment[]
}

export function DownloadSpending({ year, payments }: Props) {
  const { t, i18n } = useLingui()
  const save = () => {
    const rows = spendingRows(payments, {
      date: t`Payment date (UTC)`,
      receipt: t`Receipt number`,
      invoice: t`Invoice number`,
      order: t`Order`,
      currency: t`Currency`,
      amount: t`Amount`,
      paidFrom: t`Paid from`,
      rate: t`US dollars for 1 unit of the currency`,
      dollars: t`Amount in US dollars`,
      prepayment: (number) => t`Prepayment ${number}`,
      otherMoney: t`Direct payment or credits`,
    })
    const notation = csvNotationOf(siteLanguageOf(i18n.locale))
    saveFile(csvFile(spendingFileName(year), rows, notation))
  }
  return (
    <div className={styles.download}>
      <Button onClick={save}>
        <Trans>Download {year} as CSV</Trans>
      </Button>
      <p>
        <Trans>For grant reporting: a spreadsheet with one row for each payment.</Trans>
      </p>
    </div>
  )
}
