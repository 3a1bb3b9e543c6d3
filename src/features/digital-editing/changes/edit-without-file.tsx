import { Trans, useLingui } from '@lingui/react/macro'
import type { DigitalEdit } from '../../../api/digital-editing.ts'
import { FileStatus } from '../../../domain/digital-files/file-status.tsx'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from '../edit/edit.module.css'
import { HowItGoesOn } from '../edit/next-steps.tsx'
import { editingProduct } from '../editing-product.ts'

export function EditWithoutFile({ edit }: { edit: DigitalEdit }) {
  const { t } = useLingui()
  const isFailed = edit.status === 'failed'
  const file = (
    <Section title={<Trans>Your file</Trans>}>
      <FileStatus product={editingProduct} file={edit} />
      <p className={styles.note}>
        {isFailed ? (
          <Trans>There are no changes to review.</Trans>
        ) : (
          <Trans>The changes appear here as soon as the edit is done.</Trans>
        )}
      </p>
      {isFailed ? (
        <div className={styles.actions}>
          <AppButtonLink to="/$lang/researcher/digital-editing/{-$status}" variant="filled">
            <Trans>Upload another file</Trans>
          </AppButtonLink>
        </div>
      ) : null}
    </Section>
  )
  return isFailed ? (
    file
  ) : (
    <PageGrid railLabel={t`What happens next`} rail={<HowItGoesOn />}>
      {file}
    </PageGrid>
  )
}
