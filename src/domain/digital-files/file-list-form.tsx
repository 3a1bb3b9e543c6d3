import { Trans } from '@lingui/react/macro'
import type { FileListTerms } from '../../api/digital-files.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useFocusAfterChange } from '../../ui/page/layout/use-focus-after-change.ts'
import { StatusAndSort } from '../lists/status-and-sort.tsx'
import { fileStatuses } from './file-list-terms.ts'
import { fileStatusName } from './file-status-names.ts'

type Values = Pick<FileListTerms, 'status' | 'sort'>

const fieldName = fieldsOf<Values>()

// Loads Yup at the first input.
const schema = async () => (await import('./file-list-schema.ts')).fileListSchema

export type FileListFormProps = {
  label: string
  terms: FileListTerms
  onFilter: (terms: FileListTerms) => Promise<void>
}

export function FileListForm({ label, terms: { status, sort }, onFilter }: FileListFormProps) {
  const initialValues: Values = { status, sort }
  const key = JSON.stringify(initialValues)
  useFocusAfterChange(key)
  return (
    <Form
      key={key}
      label={label}
      schema={schema}
      initialValues={initialValues}
      allOptional
      onSubmit={(values) => onFilter({ ...values, page: 1 })}
    >
      <StatusAndSort
        names={{ status: fieldName('status'), sort: fieldName('sort') }}
        statuses={fileStatuses.map((each) => ({ value: each, label: fileStatusName(each) }))}
        sorts={[]}
      >
        <SubmitButton variant="quiet">
          <Trans>Filter</Trans>
        </SubmitButton>
      </StatusAndSort>
    </Form>
  )
}
