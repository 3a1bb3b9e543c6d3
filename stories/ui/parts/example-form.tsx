import type { ReactNode } from 'react'
import { fieldsOf } from '../../../src/ui/form/field-name.ts'
import control from '../../../src/ui/form/fields/control.module.css'
import { FieldFrame } from '../../../src/ui/form/fields/field-frame.tsx'
import { describe } from '../../../src/ui/form/fields/use-field.ts'
import { Form } from '../../../src/ui/form/form.tsx'
import type { UploadResult } from '../../../src/ui/form/upload/uploaded-file.ts'
import { exampleSchema } from './example-schema.ts'

const none: readonly UploadResult[] = []
const unticked: readonly string[] = []

const empty = {
  title: '',
  email: '',
  country: '',
  service: '',
  password: '',
  due: '',
  terms: false,
  extras: unticked,
  files: none,
}

export const exampleField = fieldsOf<typeof empty>()

type Props = { label: string; values?: Partial<typeof empty>; children: ReactNode }

/** Fields need a form around them; this one sends nothing. */
export function ExampleForm({ label, values, children }: Props) {
  return (
    <Form
      label={label}
      schema={exampleSchema}
      initialValues={{ ...empty, ...values }}
      onSubmit={async () => {}}
    >
      {children}
    </Form>
  )
}

/** A field as it stands after it was left empty. */
export function FieldWithError({ id, error }: { id: string; error: string }) {
  const field = {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    allOptional: false,
    isInSummary: false,
    value: '',
    error,
    blur: () => {},
  }
  return (
    <FieldFrame field={field} label="Project title" hint="As it will stand on your certificate.">
      <input {...describe(field, true)} id={id} className={control.input} defaultValue="" />
    </FieldFrame>
  )
}
