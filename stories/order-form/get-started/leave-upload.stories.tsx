import { expect, screen as page, userEvent, within } from 'storybook/test'
import { chooseSample } from '../../grammar-check/chosen-file.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import type { OpenedScreen } from '../../screen-world.ts'

const getStarted = '/researcher/submit/get-started'
const rework = '/researcher/submit/rework-get-started'

// LeaveWhileSending
export default {
  ...screen,
  title: 'Order form/Leaving an upload',
  args: { path: getStarted, world: 'scenario=new-customer&fault=uploadFile:time-out' },
}

/** Answers the question that follows a click on the logo; returns the path afterwards. */
async function leave(canvasElement: HTMLElement, opened: OpenedScreen, answer: string) {
  const header = within(within(canvasElement).getByRole('banner'))
  await userEvent.click(header.getByRole('link', { name: 'Galley' }))
  const dialog = within(
    await page.findByRole('dialog', { name: 'Leave while your files are uploading?' }),
  )
  await userEvent.click(dialog.getByRole('button', { name: answer }))
  return opened.router.state.location.pathname
}

export const StaysAndLeaves: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
    await chooseSample(canvasElement, 'english-3000')
    const stayed = await leave(canvasElement, loaded.screen, 'Stay and finish the upload')
    await expect(stayed).toBe(`/en${getStarted}`)
    await leave(canvasElement, loaded.screen, 'Leave this page')
    await expect(await canvas.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
  },
}

export const StaysInAnotherRound: ScreenStory = {
  tags: ['deep'],
  args: {
    path: rework,
    world: 'scenario=returning-customer&at=rework-get-started&fault=uploadFile:time-out',
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('radio', { name: /^Premium Rework/ })
    await chooseSample(canvasElement, 'english-3000')
    const stayed = await leave(canvasElement, loaded.screen, 'Stay and finish the upload')
    await expect(stayed).toBe(`/en${rework}`)
  },
}
