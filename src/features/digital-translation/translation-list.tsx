import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DigitalTranslation } from '../../api/digital-translation.ts'
import {
  DigitalFileList,
  type FileListChoice,
} from '../../domain/digital-files/digital-file-list.tsx'
import { searchOfFileTerms } from '../../domain/digital-files/file-list-address.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { PagerLink } from '../../ui/page/buttons/pager.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { translationProduct } from './translation-product.ts'
import { isComparable } from './translation-rules.ts'

const to = '/$lang/researcher/digital-translations/{-$status}'

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
      {...choice}
      titleOf={({ file }) => file.name}
      actionOf={(translation) => <SideBySideLink translation={translation} />}
      countOf={(total) => <Plural value={total} one="# translation" other="# translations" />}
      pageLink={({ kind, page: target }) => (
        <PagerLink
          to={to}
          search={searchOfFileTerms({ ...choice.terms, page: target })}
          kind={kind}
        />
      )}
      clearLink={(label) => (
        <AppButtonLink to={to} search={{}}>
          {label}
        </AppButtonLink>
      )}
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
