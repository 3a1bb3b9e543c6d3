import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import { beginFormattingOrder } from './begin-order.ts'

// FileFields, MissingFilesForm
export default {
  ...screen,
  title: 'Order form/Refused files',
  args: { path: '/researcher/submit/details', world: 'scenario=order-form' },
}

/** Each list says why it does not take a file, and sends none. */
async function refusesIn(canvasElement: HTMLElement, label: RegExp) {
  const group = await within(canvasElement).findByRole('group', { name: label })
  const input = group.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is nowhere to choose a file.')
  const list = within(group)
  const person = userEvent.setup({ applyAccept: false })
  await person.upload(input, [new File(['x'], 'song.mp3'), new File([], 'empty.docx')])
  await expect(list.getByText('Filetype not allowed')).toBeVisible()
  await expect(list.getByText(/^It is in MP3 format\. Please save it as /)).toBeVisible()
  await person.click(list.getByRole('button', { name: 'Remove: song.mp3' }))
  await expect(list.queryByText('Filetype not allowed')).toBeNull()
}

const empty = 'It has no content. Please save it again, or choose another file.'

export const Manuscript: ScreenStory = {
  play: async ({ canvasElement }) => {
    await refusesIn(canvasElement, /^Manuscript/)
    await refusesIn(canvasElement, /^Reference files for the manuscript/)
    await expect(within(canvasElement).getAllByText(empty)).toHaveLength(2)
  },
}

export const FiguresAndTables: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await beginFormattingOrder(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Figure Formatting' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Table Formatting' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Order details' }))
    await refusesIn(canvasElement, /^Figures/)
    await refusesIn(canvasElement, /^Reference files for the figures/)
    await refusesIn(canvasElement, /^Tables/)
    await refusesIn(canvasElement, /^Reference files for the tables/)
  },
}

export const FilesSentLater: ScreenStory = {
  args: {
    path: '/researcher/details/{orders.filesLater}/thank-you',
    world: 'scenario=placed-orders',
  },
  play: async ({ canvasElement }) => {
    await refusesIn(canvasElement, /^Your manuscript/)
    await refusesIn(canvasElement, /^Reference files/)
    await expect(within(canvasElement).getAllByText(empty)).toHaveLength(2)
  },
}
