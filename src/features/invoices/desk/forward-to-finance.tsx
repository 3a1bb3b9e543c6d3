import { Trans, useLingui } from '@lingui/react/macro'
import { siteLanguageOf } from '../../../i18n/locales.ts'
import { ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'
import { CopyButton } from '../../../ui/page/buttons/copy-button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { DocumentsDownload } from '../documents/documents-download.tsx'
import type { InvoiceSetting } from '../invoice-list-props.ts'
import { financeMail, mailAddress } from './finance-mail.ts'
import styles from './pay-desk.module.css'
import type { PayDeskSummary } from './pay-desk-summary.ts'
import { selectionLink } from './selection-link.ts'

type Props = InvoiceSetting & { summary: PayDeskSummary }

/** One link to the selection, and the documents for an office that cannot sign in. */
export function ForwardToFinance({ summary, site, user }: Props) {
  const { t, i18n } = useLingui()
  const { invoices } = summary
  const numbers = invoices.map(({ invoiceNumber }) => invoiceNumber)
  const link = selectionLink(numbers, siteLanguageOf(i18n.locale))
  const { companyName } = site.config
  const mail = financeMail({ ...summary, link, companyName, email: user.email })
  return (
    <Section card title={<Trans>Forward to your finance office</Trans>}>
      <div className={styles.desk}>
        <p>
          <Trans>
            The link opens this page with the same selection. It asks for a sign-in to your account.
          </Trans>
        </p>
        <div className={styles.actions}>
          <CopyButton text={link} copied={() => t`The link has been copied.`}>
            <Trans>Copy link</Trans>
          </CopyButton>
          <ButtonAnchor href={mailAddress(mail)} variant="text">
            <Trans>Write an e-mail</Trans>
          </ButtonAnchor>
        </div>
        <p className={styles.attach}>
          <Trans>
            If your office can’t sign in, send the PDF files. They include the bank details.
          </Trans>
        </p>
        <div>
          <DocumentsDownload invoices={invoices}>
            <Trans>Download the documents (ZIP)</Trans>
          </DocumentsDownload>
        </div>
      </div>
    </Section>
  )
}
