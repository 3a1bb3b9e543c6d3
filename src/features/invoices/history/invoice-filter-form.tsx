import { Trans, useLingui } from '@lingui/react/macro'
import type { Invoice } from '../../../api/invoices.ts'
import { StatusAndSort } from '../../../domain/lists/status-and-sort.tsx'
import { DateField } from '../../../ui/form/dates/date-field.tsx'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { FieldRow } from '../../../ui/form/fields/field-row.tsx'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import type { InvoiceFilters } from '../invoice-filters.ts'
import { invoiceStateOf, invoiceStates } from '../invoice-state.ts'
import styles from './invoice-filter-form.module.css'
import { invoiceStateName } from './invoice-state-names.ts'

const fieldName = fieldsOf<InvoiceFilters>()

// Loads Yup at the first input.
const schema = async () => (await import('./invoice-filter-schema.ts')).invoiceFilterSchema

type Props = {
  all: readonly Invoice[]
  filters: InvoiceFilters
  onFilter: (filters: InvoiceFilters) => Promise<void>
}

export function InvoiceFilterForm({ all, filters, onFilter }: Props) {
  const { t } = useLingui()
  const offered = new Set([...filters.status, ...all.map(invoiceStateOf)])
  const states = invoiceStates.filter((state) => offered.has(state))
  return (
    <Form
      key={JSON.stringify(filters)}
      label={t`Filter my invoices`}
      schema={schema}
      initialValues={filters}
      allOptional
      onSubmit={onFilter}
    >
      <FieldRow className={styles.fields}>
        <TextField
          name={fieldName('orderNumber')}
          label={t`Order number`}
          hint={t`Full or partial`}
          optional
          autoCapitalize="characters"
        />
        <DateField name={fieldName('from')} label={t`Dated from`} optional />
        <DateField name={fieldName('to')} label={t`Dated to`} optional />
      </FieldRow>
      <StatusAndSort
        names={{ status: fieldName('status'), sort: fieldName('sort') }}
        statuses={states.map((state) => ({ value: state, label: invoiceStateName(state) }))}
        sorts={[]}
      >
        <SubmitButton variant="quiet">
          <Trans>Filter</Trans>
        </SubmitButton>
      </StatusAndSort>
    </Form>
  )
}
