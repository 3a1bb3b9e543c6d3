import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import type { TranslationAccess } from './translation-rules.ts'

/** Replaces the upload form. */
export function NoUsesNotice({ access }: { access: Exclude<TranslationAccess, 'usable'> }) {
  const isNew = access === 'none'
  return (
    <Notice
      stacked
      tone={isNew ? 'plain' : 'amber'}
      title={
        isNew ? <Trans>Buy a package to begin</Trans> : <Trans>You have no translations left</Trans>
      }
      action={
        <AppButtonLink
          to="/$lang/researcher/digital-translations/purchase/{-$receiptCode}/{-$success}"
          variant="filled"
        >
          <Trans>Choose a package</Trans>
        </AppButtonLink>
      }
    >
      {isNew ? (
        <Trans>
          Then upload a manuscript here. You can download it in English a few minutes later.
        </Trans>
      ) : (
        <Trans>
          Buy a package to have another manuscript translated. You can still download your earlier
          translations.
        </Trans>
      )}
    </Notice>
  )
}
