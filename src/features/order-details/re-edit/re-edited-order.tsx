import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '../../../api/orders.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatList } from '../../../i18n/format-list.ts'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import styles from './re-edit.module.css'

export function ReeditedOrder({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const { externalId, title, services, completedAt } = order
  const names = services.map(({ id, name }) => serviceName(id, name, (text) => i18n._(text)))
  const day = completedAt === null ? null : <ShownDate at={completedAt} />
  return (
    <section aria-label={t`Your order`}>
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <p className={styles.facts}>
        <MetaLine>
          {externalId}
          {formatList(names, { language: i18n.locale })}
          {day ? <Trans>Completed on {day}</Trans> : null}
        </MetaLine>
      </p>
    </section>
  )
}
