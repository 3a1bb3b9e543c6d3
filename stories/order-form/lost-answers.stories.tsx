import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import {
  afterServices,
  pickService,
  rush,
  servicesReady,
  serviceTile,
} from './services/service-choice-steps.ts'
import { announces } from './summary/summary-in-story.ts'

const services = '/researcher/submit/manuscript-services'

// The server saved the choice, but its answer did not arrive.
export default {
  ...screen,
  title: 'Order form/Lost answers',
  args: { path: services },
}

const undone = /^Your choice was not saved/

export const Service: ScreenStory = {
  args: { world: 'scenario=new-customer&at=manuscript-services&fault=selectService:lost-answer:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickService(canvas, 'Premium Editing')
    await announces('Premium Editing added: total now $372')
    await expect(await serviceTile(canvas, 'Premium Editing')).toBeChecked()
    await expect(canvas.queryByText(undone)).toBeNull()
    await servicesReady(canvas)
    await expect(canvas.getByRole('button', afterServices)).toBeVisible()
  },
}

export const Delivery: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=manuscript-services&fault=setDeliveryTier:malformed:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await serviceTile(canvas, 'Premium Editing')
    await userEvent.click(rush(canvas))
    await announces('Rush delivery added: total now $477.20')
    await expect(rush(canvas)).toBeChecked()
    await expect(canvas.queryByText(undone)).toBeNull()
  },
}

export const AdditionalService: ScreenStory = {
  tags: ['deep'],
  args: {
    path: '/researcher/submit/additional-services',
    world: 'scenario=order-form&at=additional-services&fault=addService:cut:1',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const figures = await canvas.findByRole('checkbox', { name: 'Figure Formatting' })
    await userEvent.click(figures)
    await announces('Figure Formatting added: total now $379')
    await expect(figures).toBeChecked()
    await expect(canvas.queryByText(undone)).toBeNull()
  },
}
