import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  DigitalFileList,
  type FileListChoice,
} from '../../domain/digital-files/digital-file-list.tsx'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { editingProduct } from './editing-product.ts'

export function EditList(choice: FileListChoice) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Your edits</Trans>}>
      <DigitalFileList
        product={editingProduct}
        to="/$lang/researcher/digital-editing/{-$status}"
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
