import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type DigitalTranslation, translationOptions } from '../../api/digital-translation.ts'
import { DigitalFileList } from '../../domain/digital-files/digital-file-list.tsx'
import type { DigitalFileSettings } from '../../domain/digital-files/digital-product.ts'
import { PagerLink } from '../../ui/page/buttons/pager.tsx'
import { Empty } from '../../ui/states/empty.tsx'

const translationProduct: DigitalFileSettings<DigitalTranslation> = {
  options: translationOptions,
  processing: msg`ready in about five minutes`,
  completed: msg`ready to download, in English`,
  failed: msg`we couldn't translate this file. It may be empty, damaged or protected by a password. Please upload a .docx file without a password, or write to support@galley.example.`,
  savedSuffix: msg({ message: 'English', context: 'suffix of a file name' }),
  deleteTitle: msg`Delete this translation?`,
  isDeletable: ({ status }) => status === 'completed',
}

const to = '/$lang/researcher/digital-translations/{-$status}'

export function TranslationList({ page }: { page: number }) {
  const { t } = useLingui()
  return (
    <DigitalFileList
      product={translationProduct}
      page={page}
      titleOf={({ file }) => file.name}
      countOf={(total) => <Plural value={total} one="# translation" other="# translations" />}
      pageLink={({ kind, page: target }) => (
        <PagerLink to={to} search={target > 1 ? { page: target } : {}} kind={kind} />
      )}
      empty={
        <Empty title={<Trans>No translations yet</Trans>}>
          <Trans>Your translations will appear here.</Trans>
        </Empty>
      }
      labels={{
        loading: t`Your translations are loading.`,
        failedTitle: <Trans>Your translations could not be loaded</Trans>,
      }}
    />
  )
}
