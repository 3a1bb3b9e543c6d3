import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import type { FormProps } from '../../../ui/form/form-props.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { ModalDialog } from '../../../ui/states/modal-dialog.tsx'

export type CodeValues = { code: string }

const fieldName = fieldsOf<CodeValues>()

type Props = {
  open: boolean
  title: string
  label: string
  hint: ReactNode
  apply: ReactNode
  schema: FormProps<CodeValues, CodeValues>['schema']
  /** Throws what is to be shown. */
  onApply: (code: string) => Promise<void>
  onClose: () => void
}

/** Stays open until the code is applied. */
export function CodeDialog({ open, title, label, hint, apply, schema, onApply, onClose }: Props) {
  return (
    <ModalDialog open={open} title={title} onClose={onClose}>
      <Form
        label={title}
        schema={schema}
        initialValues={{ code: '' }}
        onSubmit={async ({ code }) => {
          await onApply(code)
          onClose()
        }}
      >
        <TextField
          name={fieldName('code')}
          label={label}
          hint={hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton
          beside={
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          }
        >
          {apply}
        </SubmitButton>
      </Form>
    </ModalDialog>
  )
}
