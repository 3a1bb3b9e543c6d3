import { expect, userEvent, waitFor, within } from 'storybook/test'
import { client, unwrap } from '../../src/api/client.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import { choose, next, ready, tile } from './service-choices.ts'

// ServicesScreen
export default {
  ...screen,
  title: 'Order form/Services of a rework',
  args: { path: '/researcher', world: 'scenario=returning-customer&at=rework-get-started' },
}

/** Saves the first step of the rework with a word count, then plays. */
const withRework = (
  wordCount: number,
  play: NonNullable<ScreenStory['play']>,
): NonNullable<ScreenStory['play']> =>
  async function beginRework(context) {
    await within(context.canvasElement).findByRole('heading', { level: 1 })
    const { orderForm } = await unwrap(client.GET('/api/order-form/load'))
    await unwrap(
      client.PUT('/api/order-form/{identity}/rework-basic-details', {
        params: { path: { identity: orderForm.identity } },
        body: {
          selectedService: 'svc-premium-rework',
          uploadFilesLater: true,
          wordCount,
          language: 1,
        },
      }),
    )
    const to = '/$lang/researcher/submit/manuscript-services'
    await context.loaded.screen?.router.navigate({ to, params: { lang: 'en' } })
    await play(context)
  }

export const Rework: ScreenStory = {
  play: withRework(5_200, async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await tile(canvas, 'Premium Rework')).toBeChecked()
    await choose(canvas, 'Standard Rework')
    await expect(await tile(canvas, 'Standard Rework')).toBeChecked()
    await ready(canvas)
    await expect(canvas.getByRole('button', next)).toBeVisible()
  }),
}

/** The service of a rework stays selected when the text becomes too long for it. */
export const NoOptionForTheLength: ScreenStory = {
  play: withRework(45_000, async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Your manuscript is very long\./)).toBeVisible()
    await expect(canvas.getByText(/^Please choose another service, correct/)).toBeVisible()
    await expect(await tile(canvas, 'Premium Rework')).toBeDisabled()
  }),
}

export const PriceLookupFailed: ScreenStory = {
  args: {
    world: 'scenario=returning-customer&at=rework-get-started&fault=getBinPrice:500:1',
  },
  play: withRework(45_000, async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText("That didn't work. Please try again in a moment."),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Look up the price again' }))
    await waitFor(() => expect(canvas.getByText(/^Your manuscript is very long\./)).toBeVisible())
  }),
}
