import { expect, userEvent, waitFor, within } from 'storybook/test'
import { orderFormQuery } from '../../../src/api/order-form/order-form.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import type { OpenedScreen } from '../../screen-world.ts'
import type { Canvas } from '../summary/summary-in-story.ts'
import { afterMultimedia, multimediaReady, multimediaTile, toggle } from './multimedia-choices.ts'

const world = (fault: string) => `scenario=new-customer&at=multimedia-services&fault=${fault}`

// MultimediaServicesScreen
export default {
  ...screen,
  title: 'Order form/Multimedia services/Loading and saving',
  args: {
    path: '/researcher/submit/multimedia-services',
    world: world('startOrderForm:time-out'),
  },
}

async function undone(canvas: Canvas) {
  await expect(
    await canvas.findByText(/^Your choice was not saved, so we undid it\./),
  ).toBeVisible()
}

export const Loading: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Please wait while we load your order')).toBeVisible()
  },
}

/** The site has stopped selling them since the goal was chosen. */
export const NothingOffered: ScreenStory = {
  args: { world: 'scenario=new-customer&at=multimedia-services' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await multimediaTile(canvas, 'Video Summary')
    const { queryClient }: OpenedScreen = loaded.screen
    queryClient.setQueryData(
      orderFormQuery().queryKey,
      (load) => load && { ...load, orderForm: { ...load.orderForm, availableServices: [] } },
    )
    const offer = within(await canvas.findByRole('region', { name: 'Services' }))
    await expect(offer.getByText('No multimedia services at the moment')).toBeVisible()
    await expect(canvas.queryByRole('button', afterMultimedia)).toBeNull()
    await userEvent.click(offer.getByRole('link', { name: 'Choose another goal' }))
    await expect(
      await canvas.findByRole('radio', { name: /^Create a video or illustration/ }),
    ).toBeChecked()
  },
}

export const FailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: world('startOrderForm:500:1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your order could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await multimediaTile(canvas, 'Video Summary')).toBeEnabled()
  },
}

/** The choice is shown before it is saved. */
export const Saving: ScreenStory = {
  args: { world: world('addService:time-out') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await toggle(canvas, 'Video Summary')
    await expect(await multimediaTile(canvas, 'Video Summary')).toBeChecked()
    await expect(canvas.getByRole('button', afterMultimedia)).toHaveAccessibleDescription(
      'Your order is being saved.',
    )
  },
}

export const NotSaved: ScreenStory = {
  args: { world: world('addService:500:1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await toggle(canvas, 'Video Summary')
    await undone(canvas)
    await waitFor(async () =>
      expect(await multimediaTile(canvas, 'Video Summary')).not.toBeChecked(),
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', afterMultimedia)).toHaveAccessibleDescription(
        'Please choose at least one service.',
      ),
    )
  },
}

export const Refused: ScreenStory = {
  tags: ['deep'],
  args: { world: world('addService:refusal=service-not-offered:1') },
  play: NotSaved.play,
}

export const RemovalNotSaved: ScreenStory = {
  tags: ['deep'],
  args: { world: world('removeService:500:1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await toggle(canvas, 'Infographic')
    await multimediaReady(canvas)
    await toggle(canvas, 'Infographic')
    await undone(canvas)
    await waitFor(async () => expect(await multimediaTile(canvas, 'Infographic')).toBeChecked())
    await multimediaReady(canvas)
  },
}

export const StepNotSaved: ScreenStory = {
  args: { world: world('saveStep:500:1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await toggle(canvas, 'Video Summary')
    await multimediaReady(canvas)
    await userEvent.click(canvas.getByRole('button', afterMultimedia))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await expect(dialog.getByText(/^There was a problem saving your order:/)).toBeVisible()
    await userEvent.click(dialog.getByRole('link', { name: 'Go Back' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(await multimediaTile(canvas, 'Video Summary')).toBeChecked()
  },
}
