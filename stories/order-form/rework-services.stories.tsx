import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import { withRework } from './rework-steps.ts'
import {
  afterServices,
  pickService,
  servicesReady,
  serviceTile,
} from './services/service-choice-steps.ts'

// ServicesScreen
export default {
  ...screen,
  title: 'Order form/Services of a rework',
  args: { path: '/researcher', world: 'scenario=returning-customer&at=rework-get-started' },
}

export const Rework: ScreenStory = {
  play: withRework(5_200, 'manuscript-services', async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await serviceTile(canvas, 'Premium Rework')).toBeChecked()
    await pickService(canvas, 'Standard Rework')
    await expect(await serviceTile(canvas, 'Standard Rework')).toBeChecked()
    await servicesReady(canvas)
    await expect(canvas.getByRole('button', afterServices)).toBeVisible()
  }),
}

/** The service of a rework stays selected when the text becomes too long for it. */
export const NoOptionForTheLength: ScreenStory = {
  tags: ['deep'],
  play: withRework(45_000, 'manuscript-services', async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Your manuscript is very long\./)).toBeVisible()
    await expect(canvas.getByText(/^Please choose another service, correct/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^contact us/ })).toHaveLength(1)
    await expect(await serviceTile(canvas, 'Premium Rework')).toBeDisabled()
    const summary = within(canvas.getByRole('complementary', { name: 'Order summary' }))
    await expect(summary.getByText('–')).toBeVisible()
  }),
}

export const PriceLookupFailed: ScreenStory = {
  tags: ['deep'],
  args: {
    world: 'scenario=returning-customer&at=rework-get-started&fault=getBinPrice:500:1',
  },
  play: withRework(45_000, 'manuscript-services', async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText('That didn’t work. Please try again in a moment.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Look up the price again' }))
    await waitFor(() => expect(canvas.getByText(/^Your manuscript is very long\./)).toBeVisible())
  }),
}
