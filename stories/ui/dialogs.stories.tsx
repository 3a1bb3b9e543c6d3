import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { announce } from '../../src/ui/page/announce.ts'
import { Button } from '../../src/ui/page/buttons/button.tsx'
import { ConfirmDialog } from '../../src/ui/states/confirm-dialog.tsx'
import { NetworkFailureModal } from '../../src/ui/states/network-failure-modal.tsx'
import { announcements, announcementsIn } from '../announcements.ts'

const deleteReport = fn<() => Promise<void>>()
const reload = fn()

function Confirming() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        open={open}
        title="Delete this report?"
        confirm="Delete the report"
        danger
        onCancel={() => setOpen(false)}
        onConfirm={async () => {
          await deleteReport()
          setOpen(false)
        }}
      >
        “Spatial patterns of arbuscular mycorrhizal fungi” and its scores will be gone for good.
      </ConfirmDialog>
    </>
  )
}

function Failing() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Load</Button>
      <NetworkFailureModal open={open} onClose={() => setOpen(false)} onReload={reload} />
    </>
  )
}

const meta: Meta = { title: 'Design system/Dialogs', render: () => <Confirming /> }
export default meta

const openIt: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(await canvas.findByRole('dialog')).toBeVisible()
}

export const Confirm: StoryObj = { play: openIt }
export const ConfirmInTheDark: StoryObj = {
  tags: ['deep'],
  play: openIt,
  globals: { scheme: 'dark' },
}

export const ByKeyboard: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const deletion = Promise.withResolvers<void>()
    deleteReport.mockReset().mockReturnValue(deletion.promise)
    const opener = canvas.getByRole('button', { name: 'Delete' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Delete this report?' })
    await expect(canvas.getByRole('heading', { name: 'Delete this report?' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(opener).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(deleteReport).toHaveBeenCalledTimes(1)
    deletion.resolve()
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(opener).toHaveFocus()
  },
}

/** What stands outside of an open dialog is not announced. */
export const AnnouncesInside: StoryObj = {
  play: async (opened) => {
    await openIt(opened)
    const dialog = opened.canvas.getByRole('dialog')
    announce('The report is ready.')
    await expect(announcementsIn(dialog)).toEqual(['The report is ready.'])
    await opened.userEvent.click(opened.canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(announcements()).not.toContain('The report is ready.'))
    announce('The report is deleted.')
    await expect(announcements()).toContain('The report is deleted.')
  },
}

export const NetworkFailure: StoryObj = {
  render: () => <Failing />,
  play: async ({ canvas, userEvent }) => {
    reload.mockReset()
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await canvas.findByRole('alertdialog', { name: 'We could not reach Galley' })
    await expect(canvas.getByRole('heading')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(reload).toHaveBeenCalledTimes(1)
  },
}
export const NetworkFailureInTheDark: StoryObj = {
  tags: ['deep'],
  ...NetworkFailure,
  globals: { scheme: 'dark' },
}
