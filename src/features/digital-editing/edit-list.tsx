import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DigitalEdit } from '../../api/digital-editing.ts'
import {
  DigitalFileList,
  type FileListChoice,
} from '../../domain/digital-files/digital-file-list.tsx'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { editingProduct } from './editing-product.ts'

function ChangesLink({ edit: { identity, file } }: { edit: DigitalEdit }) {
  const { t } = useLingui()
  const { name } = file
  return (
    <AppButtonLink
      variant="text"
      to="/$lang/researcher/digital-editing/details/$identity/changes"
      params={{ identity }}
      aria-label={t`Changes in ${name}`}
    >
      <Trans>Changes</Trans>
    </AppButtonLink>
  )
}

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
        actionOf={(edit) => <ChangesLink edit={edit} />}
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
