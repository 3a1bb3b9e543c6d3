import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useFormState } from '../../../ui/form/form-context.ts'
import { ConfirmDialog } from '../../../ui/states/confirm-dialog.tsx'
import { isChanged, type OrderEditValues } from './edit-values.ts'
import { editField } from './use-edit-values.ts'

const withoutLanguage = (path: string) => path.replace(/^\/[^/]+/, '')

/** Asks before changes are left that are not saved. Another language shows the same form. */
export function LeaveUnsaved({ first }: { first: OrderEditValues }) {
  const form = useFormState()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      withoutLanguage(current.pathname) !== withoutLanguage(next.pathname) ||
      !('edit' in next.search && next.search.edit),
    // The draft outlasts a reload.
    enableBeforeUnload: false,
    disabled: !isChanged((name) => form.valueOf(editField(name)), first),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title={<Trans>Leave without saving?</Trans>}
      confirm={<Trans>Leave this page</Trans>}
      cancel={<Trans>Stay and go on editing</Trans>}
      onConfirm={async () => proceed?.()}
      onCancel={() => reset?.()}
    >
      <Trans>
        Your changes to this order are not saved. We keep what you typed in this browser, so that
        you can go on later.
      </Trans>
    </ConfirmDialog>
  )
}
