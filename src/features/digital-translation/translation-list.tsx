import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DigitalTranslation } from '../../api/digital-translation.ts'
import {
  DigitalFileList,
  type FileListChoice,
} from '../../domain/digital-files/digital-file-list.tsx'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { translationProduct } from './translation-product.ts'
import { isComparable } from './translation-rules.ts'

function SideBySideLink({ translation }: { translation: DigitalTranslation }) {
  const { t } = useLingui()
  const { identity, file } = translation
  const { name } = file
  if (!isComparable(translation)) return null
  return (
    <AppButtonLink
      variant="text"
      to="/$lang/researcher/digital-translations/details/$identity/side-by-side"
      params={{ identity }}
      aria-label={t`${name} side by side with its translation`}
    >
      <Trans>Side by side</Trans>
    </AppButtonLink>
  )
}

export function TranslationList(choice: FileListChoice) {
  const { t } = useLingui()
  return (
    <DigitalFileList
      product={translationProduct}
      to="/$lang/researcher/digital-translations/{-$status}"
      {...choice}
      titleOf={({ file }) => file.name}
      actionOf={(translation) => <SideBySideLink translation={translation} />}
      countOf={(total) => <Plural value={total} one="# translation" other="# translations" />}
      empty={
        <Empty title={<Trans>No translations yet</Trans>}>
          <Trans>Your translations will appear here.</Trans>
        </Empty>
      }
      labels={{
        loading: t`Your translations are loading.`,
        filter: t`Filter my translations`,
        failedTitle: <Trans>Your translations could not be loaded</Trans>,
      }}
    />
  )
}
