import { Trans } from '@lingui/react/macro'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { type SubmitBlock, submitBlockOf } from '../grammar-check-rules.ts'
import type { ManuscriptValues } from './manuscript-form-schema.ts'

const fieldName = fieldsOf<ManuscriptValues>()

function BlockReason({ block }: { block: SubmitBlock }) {
  switch (block) {
    case 'no-file':
      return <Trans>You can begin once your manuscript has been uploaded.</Trans>
    case 'no-file-nor-terms':
      return (
        <Trans>
          You can begin once your manuscript has been uploaded and you agree to the terms of
          service.
        </Trans>
      )
    case 'terms':
      return <Trans>Please agree to the terms of service to begin.</Trans>
    case 'captcha':
      return <Trans>Please confirm you’re not a robot to begin.</Trans>
  }
}

type Props = { asksTerms: boolean; asksCaptcha: boolean }

export function BeginCheckButton({ asksTerms, asksCaptcha }: Props) {
  const form = useFormState()
  const files = form.valueOf(fieldName('files'))
  const block = submitBlockOf({
    fileCount: Array.isArray(files) ? files.length : 0,
    asksTerms,
    agreed: form.valueOf(fieldName('agreed')) === true,
    asksCaptcha,
    captchaResponse: String(form.valueOf(fieldName('captchaResponse'))),
  })
  return (
    <SubmitButton blockedBecause={block && <BlockReason block={block} />}>
      <Trans>Begin Check</Trans>
    </SubmitButton>
  )
}
