import { expect, spyOn, within } from 'storybook/test'
import { besideScreen, type DevtoolsStory, devtoolsIn } from './beside-screen.tsx'

export default { ...besideScreen, title: 'Devtools/Recording', args: { section: 'calls' } }

/** Collects what the page saves instead of saving it. */
function savedFiles() {
  const files: File[] = []
  const addressed = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof File) files.push(file)
    return 'blob:saved'
  })
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const restore = () => {
    addressed.mockRestore()
    clicked.mockRestore()
  }
  return { files, restore }
}

/** What is kept opens again: the same page of another person. */
export const KeptVisit: DevtoolsStory = {
  play: async ({ canvasElement, userEvent }) => {
    const { files, restore } = savedFiles()
    const panel = await devtoolsIn(canvasElement)
    const name = panel.getByRole('textbox', { name: 'Name of the visit' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Late payer')
    await userEvent.click(panel.getByRole('button', { name: 'Keep this visit' }))
    await expect(
      await panel.findByText(/^Answers kept: [1-9].*Violations of the contract: 0/),
    ).toBeVisible()
    restore()
    const [file] = files
    await expect(file?.name).toBe('late-payer.json')
    await expect(await file?.text()).not.toMatch(/Helen|Marsh/)
    await userEvent.upload(panel.getByLabelText('Open a recording'), files)
    await expect(await panel.findByText('The recording late-payer is replayed.')).toBeVisible()
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /Helen Marsh/ })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Stop replaying' }))
    await expect(await canvas.findByRole('heading', { name: /Helen Marsh/ })).toBeVisible()
    await expect(panel.queryByText(/is replayed/)).toBeNull()
  },
}

export const Replayed: DevtoolsStory = {
  args: { world: 'recording=unpaid-order' },
  play: async ({ canvasElement }) => {
    const panel = await devtoolsIn(canvasElement)
    await expect(panel.getByText('The recording unpaid-order is replayed.')).toBeVisible()
    await expect(await panel.findByRole('button', { name: /recording searchOrders/ })).toBeVisible()
  },
}

export const WrongFile: DevtoolsStory = {
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    const file = new File(['{"log": {}}'], 'visit.json', { type: 'application/json' })
    await userEvent.upload(panel.getByLabelText('Open a recording'), file)
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'This is no recording: it has no list of calls.',
    )
  },
}
