import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DigitalFileList } from '../../domain/digital-files/digital-file-list.tsx'
import { PagerLink } from '../../ui/page/pager.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { translationProduct } from './translation-product.ts'

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
