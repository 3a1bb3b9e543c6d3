import { Trans } from '@lingui/react/macro'
import type { Assessment } from '../../../api/grammar-check.ts'
import { openedAddress } from '../../../api/opened-address.ts'
import { formatMoney, type MoneyCurrency } from '../../../i18n/format-money.ts'
import { AppButtonLink, ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'
import { AppLink, ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { recommendsEditing } from '../grammar-check-rules.ts'
import { EditingAdvice } from './editing-advice.tsx'
import styles from './report-next-steps.module.css'

/** For each unit, in the user's currency: it is not converted. */
const editingPrice = 75

type Props = {
  identity: string
  category: Assessment['category']
  isEnglish: boolean
  currency: MoneyCurrency
  supportLink: string
}

function FreeResources({ supportLink }: Pick<Props, 'supportLink'>) {
  return (
    <div>
      <h3>
        <Trans>Free resources</Trans>
      </h3>
      <ul className={styles.resources}>
        <li>
          <ExternalLink href={supportLink}>
            <Trans>Guides and answers in the help center</Trans>
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href="/support">
            <Trans>Ask us about your report</Trans>
          </ExternalLink>
        </li>
        <li>
          <AppLink to="/$lang/researcher/grammar-check">
            <Trans>Check another manuscript for free</Trans>
          </AppLink>
        </li>
      </ul>
    </div>
  )
}

export function ReportNextSteps(props: Props) {
  const { identity, category, isEnglish, currency, supportLink } = props
  const recommended = category === null ? false : recommendsEditing(category)
  const price = formatMoney(editingPrice, currency)
  const editing = openedAddress('/api/order-form/from-language-assessment/{identity}', { identity })
  const order = { to: '/$lang/researcher/submit/new' } as const
  return (
    <Section card title={<Trans>Next steps</Trans>}>
      <div className={styles.options}>
        <div>
          <h3>
            <Trans>Professional services</Trans>
          </h3>
          <p>
            <EditingAdvice isEnglish={isEnglish} recommended={recommended} />
          </p>
          {isEnglish ? (
            <>
              <p className={styles.price}>
                <Trans>Editing: {price} per unit</Trans>
              </p>
              <div className={styles.actions}>
                <ButtonAnchor href={editing} variant={recommended ? 'filled' : 'quiet'}>
                  <Trans>Get started with editing</Trans>
                </ButtonAnchor>
                <AppLink {...order} preload={false}>
                  <Trans>Order another service</Trans>
                </AppLink>
              </div>
            </>
          ) : (
            <div className={styles.actions}>
              <AppButtonLink
                {...order}
                search={{ goal: 'translation' }}
                preload={false}
                variant="filled"
              >
                <Trans>Order a translation</Trans>
              </AppButtonLink>
            </div>
          )}
        </div>
        <FreeResources supportLink={supportLink} />
      </div>
    </Section>
  )
}
