import { Trans } from '@lingui/react/macro'
import { Notice } from '../../ui/page/notice.tsx'
import { purposeOf } from './sign-in-rules.ts'

export function PurposeNotice({ redirect }: { redirect: string | undefined }) {
  const purpose = purposeOf(redirect)
  if (!purpose) return null
  return (
    <Notice tone="plain">
      {purpose === 'digital-editing' ? (
        <Trans>Sign in or create an account to start your free trial of digital editing.</Trans>
      ) : (
        <Trans>Sign in or create an account to have your manuscript translated.</Trans>
      )}
    </Notice>
  )
}
