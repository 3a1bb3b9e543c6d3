import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderServiceGroup } from '../../../api/orders/order-changes.ts'
import type { OrderDetails } from '../../../api/orders.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatList } from '../../../i18n/format-list.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import type { Listed } from '../../../lib/unlisted.ts'
import { GroupFrame } from '../../../ui/form/fields/field-frame.tsx'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { useField } from '../../../ui/form/fields/use-field.ts'
import { OfferRow } from './offer-row.tsx'
import styles from './order-edit.module.css'
import type { OfferGroup } from './service-offers.ts'
import { editField, useAdded } from './use-edit-values.ts'

const typeLabels: Record<Listed<OrderServiceGroup['type']>, MessageDescriptor> = {
  editing: msg`Editing`,
  translation: msg`Translation`,
  formatting: msg`Formatting`,
  figures: msg`Figures`,
  journalrec: msg`Journal selection`,
  promotion: msg`Promotion`,
}

type Props = { order: OrderDetails; groups: readonly OfferGroup[]; asksForLength: boolean }

export function ServiceChoices({ order, groups, asksForLength }: Props) {
  const { i18n, t } = useLingui()
  const field = useField(editField('added'))
  const added = useAdded()
  const names = order.services.map(({ id, name }) => serviceName(id, name, (text) => i18n._(text)))
  const ordered = formatList(names, { language: i18n.locale })
  const toggle = (id: string, isAdded: boolean) =>
    field.change(isAdded ? [...added, id] : added.filter((other) => other !== id))
  return (
    <GroupFrame
      field={field}
      label={<Trans>Add services</Trans>}
      hint={<Trans>Already ordered: {ordered}. Ordered services can’t be removed here.</Trans>}
      optional
    >
      {groups.length === 0 ? (
        <p>
          <Trans>There is no other service for this manuscript.</Trans>
        </p>
      ) : null}
      {asksForLength ? (
        <div className={styles.length}>
          <TextField
            name={editField('wordCount')}
            label={t`Word count`}
            hint={<Trans>Some prices depend on the length of your manuscript. 1 to 999,999</Trans>}
            inputMode="numeric"
            autoComplete="off"
            optional
            short
          />
        </div>
      ) : null}
      <div id={field.id} tabIndex={-1} className={styles.offers}>
        {groups.map(({ type, offers }) => (
          <div key={String(type)} className={styles.group}>
            <h3>{labelOf(typeLabels, type)}</h3>
            <ul>
              {offers.map((offer) => (
                <OfferRow
                  key={offer.service.id}
                  offer={offer}
                  order={order}
                  checked={added.includes(offer.service.id)}
                  onChange={(isAdded) => toggle(offer.service.id, isAdded)}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </GroupFrame>
  )
}
