import { Trans } from '@lingui/react/macro'
import type { DraftName } from '../../../ui/form/draft/draft-store.ts'
import { KeptInput } from '../../../ui/form/draft/kept-input.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { LeaveDialog } from '../../../ui/states/leaving/leave-dialog.tsx'
import { isChanged, type OrderEditValues } from './edit-values.ts'
import { editField } from './use-edit-values.ts'

const withoutLanguage = (path: string) => path.replace(/^\/[^/]+/, '')

type Props = { first: OrderEditValues; draft: DraftName }

/** Asks before changes are left that are not saved. Another language shows the same form. */
export function LeaveUnsaved({ first, draft }: Props) {
  const form = useFormState()
  return (
    <LeaveDialog
      active={isChanged((name) => form.valueOf(editField(name)), first)}
      isLeft={({ current, next }) =>
        withoutLanguage(current.pathname) !== withoutLanguage(next.pathname) ||
        !('edit' in next.search && next.search.edit)
      }
      // The draft outlasts a reload.
      asksBeforeUnload={false}
      title={<Trans>Leave without saving?</Trans>}
      stay={<Trans>Stay and go on editing</Trans>}
    >
      <Sentences>
        <Trans>Your changes to this order are not saved.</Trans>
        <KeptInput draft={draft}>
          <Trans>We keep them in this browser, so that you can go on later.</Trans>
        </KeptInput>
      </Sentences>
    </LeaveDialog>
  )
}
