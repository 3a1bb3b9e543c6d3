import { expect, userEvent, within } from 'storybook/test'
import { advanceClock } from '../../advance-clock.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import { afterServices, rush, servicesReady } from '../services/service-choice-steps.ts'

export default {
  ...screen,
  title: 'Order form/Currency of the order',
  args: {
    path: '/researcher/submit/manuscript-services',
    world: 'scenario=spain&at=manuscript-services',
  },
}

/** A customer's amounts on every step are in the currency of the order. */
const throughTheSteps =
  (isAmount: RegExp, isForeign: RegExp): NonNullable<ScreenStory['play']> =>
  async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const work = canvas.getByRole('main')
    const priced = async (element: HTMLElement) => {
      await expect(element).toHaveTextContent(isAmount)
      await expect(work).not.toHaveTextContent(isForeign)
    }
    const premium = await canvas.findByRole('radio', { name: /^Premium Editing/ })
    const tile = premium.closest('label')
    if (tile) await priced(tile)
    await userEvent.click(premium)
    await servicesReady(canvas)
    await expect(rush(canvas)).toHaveAccessibleDescription(isAmount)
    await userEvent.click(canvas.getByRole('button', afterServices))
    const figures = await canvas.findByRole('checkbox', { name: 'Figure Formatting' })
    const row = figures.closest('li')
    if (row) await priced(row)
    await userEvent.click(canvas.getByRole('button', { name: 'Order details' }))
    const wordCount = await canvas.findByLabelText(/^Word count/)
    await userEvent.clear(wordCount)
    await userEvent.type(wordCount, '7000')
    await advanceClock(loaded.screen?.clock, 400)
    await priced(await canvas.findByText(/^Price: /))
  }

export const Euros: ScreenStory = {
  play: throughTheSteps(/\d\s€/, /\$|¥/),
}

export const Yen: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=japan&at=manuscript-services' },
  play: throughTheSteps(/¥\d/, /\$|€/),
}
