import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  DigitalFileList,
  type FileListChoice,
} from '../../domain/digital-files/digital-file-list.tsx'
import { searchOfFileTerms } from '../../domain/digital-files/file-list-address.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { PagerLink } from '../../ui/page/buttons/pager.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { editingProduct } from './editing-product.ts'

const to = '/$lang/researcher/digital-editing/{-$status}'

export function EditList(choice: FileListChoice) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Your edits</Trans>}>
      <DigitalFileList
        product={editingProduct}
        {...choice}
        titleOf={({ identity, file }) => (
          <AppLink
            look="title"
            to="/$lang/researcher/digital-editing/details/$identity"
            params={{ identity }}
          >
            {file.name}
          </AppLink>
        )}
        countOf={(total) => <Plural value={total} one="# edit" other="# edits" />}
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
          <Empty title={<Trans>No edits yet</Trans>}>
            <Trans>Upload a manuscript. Its corrected version will appear here.</Trans>
          </Empty>
        }
        labels={{
          loading: t`Your edits are loading.`,
          filter: t`Filter my edits`,
          failedTitle: <Trans>Your edits could not be loaded</Trans>,
        }}
      />
    </Section>
  )
}
