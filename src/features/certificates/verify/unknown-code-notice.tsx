import { Trans } from '@lingui/react/macro'
import { NarrowColumn } from '../../../ui/page/layout/page-grid.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { unknownCodeMessage } from './unknown-code.ts'
import { VerifyForm, type VerifyFormProps } from './verify-form.tsx'

type Props = VerifyFormProps & { code: string }

export function UnknownCode({ code, ...form }: Props) {
  return (
    <NarrowColumn>
      <Notice tone="red">
        <Sentences>
          {unknownCodeMessage(code)}
          <Trans>A certificate can be verified once the edited files have been delivered.</Trans>
        </Sentences>
      </Notice>
      <VerifyForm {...form} code={code} />
    </NarrowColumn>
  )
}
