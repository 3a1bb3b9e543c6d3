import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderTerms } from '../../api/orders.ts'
import { StatusAndSort } from '../../domain/lists/status-and-sort.tsx'
import { stateName } from '../../domain/orders/order-labels.ts'
import { listedStatuses } from '../../domain/orders/order-search-rules.ts'
import { DateField } from '../../ui/form/dates/date-field.tsx'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { FieldRow } from '../../ui/form/fields/field-row.tsx'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import styles from './order-search-form.module.css'

const fieldName = fieldsOf<OrderTerms>()

// Loads Yup at the first input.
const schema = async () => (await import('./order-search-schema.ts')).orderSearchSchema

type Props = { terms: OrderTerms; onSearch: (terms: OrderTerms) => Promise<void> }

export function OrderSearchForm({ terms, onSearch }: Props) {
  const { t } = useLingui()
  const { page: _page, ...initialValues } = terms
  return (
    <Form
      label={t`Search my orders`}
      schema={schema}
      initialValues={initialValues}
      allOptional
      onSubmit={(values) => onSearch({ ...values, page: 1 })}
    >
      <FieldRow className={styles.terms}>
        <TextField
          name={fieldName('xid')}
          label={t`Order number`}
          hint={t`Full or partial`}
          optional
          autoCapitalize="characters"
        />
        <TextField
          name={fieldName('orderTitle')}
          label={t`Title`}
          hint={t`Full or partial`}
          optional
        />
        <DateField name={fieldName('from')} label={t`Ordered from`} optional />
        <DateField name={fieldName('to')} label={t`Ordered to`} optional />
      </FieldRow>
      <StatusAndSort
        names={{ status: fieldName('status'), sort: fieldName('sort') }}
        statuses={listedStatuses.map((status) => ({ value: status, label: stateName(status) }))}
        usualSort={t`Active orders first`}
        sorts={[
          { value: 'deadline', label: t`Earliest deadline first` },
          { value: 'newest', label: t`Newest first` },
        ]}
      >
        <SubmitButton variant="quiet">
          <Trans>Search</Trans>
        </SubmitButton>
      </StatusAndSort>
    </Form>
  )
}
