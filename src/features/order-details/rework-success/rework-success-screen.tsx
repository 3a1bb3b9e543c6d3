import { Trans, useLingui } from '@lingui/react/macro'
import { fitsContract } from '../../../lib/url/contract-text.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from '../order-page/order-page.module.css'
import { ReceivedFileList } from './received-file-list.tsx'
import { ReworkOrderCard } from './rework-order-card.tsx'

type Props = {
  externalId: string
  /** The encoded list of files. */
  data: string | undefined
}

function NextStep() {
  return (
    <Section card title={<Trans>What happens next</Trans>}>
      <p>
        <Trans>
          Your editor goes through what you have changed since the last round. We’ll e-mail you as
          soon as your files are ready.
        </Trans>
      </p>
    </Section>
  )
}

export function ReworkSuccessScreen({ externalId, data }: Props) {
  const { t } = useLingui()
  const isNumber = fitsContract('OrderNumber', externalId)
  return (
    <>
      <PageHeading
        title={t`Thank you!`}
        lead={
          isNumber ? (
            <Trans>We have received your files for order {externalId}.</Trans>
          ) : (
            <Trans>We have received your files.</Trans>
          )
        }
      />
      <PageGrid
        rail={
          <>
            <NextStep />
            {isNumber ? <ReworkOrderCard externalId={externalId} /> : null}
          </>
        }
        railLabel={t`What happens next`}
      >
        <ReceivedFileList data={data} />
        <div className={styles.actions}>
          {isNumber ? (
            <AppButtonLink
              to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
              params={{ externalId }}
              variant="filled"
            >
              <Trans>Go to this order</Trans>
            </AppButtonLink>
          ) : null}
          <AppButtonLink to="/$lang/researcher" variant={isNumber ? 'text' : 'filled'}>
            <Trans>Close</Trans>
          </AppButtonLink>
        </div>
      </PageGrid>
    </>
  )
}
