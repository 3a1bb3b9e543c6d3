import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// The steps above the order form
export default {
  ...screen,
  title: 'Order form/Links to the steps',
  args: { path: '/researcher/submit/details', world: 'scenario=order-form' },
}

/** Payment opens once the details are saved; earlier steps close nothing. */
export const UpToTheSavedStep: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const steps = within(await canvas.findByRole('navigation', { name: 'Steps of your order' }))
    const current = () =>
      steps.getAllByRole('listitem').filter((item) => item.matches('[aria-current=step]'))
    const expectLinks = async (step: string) => {
      await expect(current()).toHaveLength(1)
      await expect(current()[0]).toHaveTextContent(step)
      const names = steps.getAllByRole('link').map(({ textContent }) => textContent)
      await expect(names).toEqual(['Manuscript', 'Service', 'Additional services', 'Details'])
    }
    await expectLinks('Details')
    await userEvent.click(steps.getByRole('link', { name: 'Service' }))
    await canvas.findByRole('heading', { name: 'Choose a service', level: 1 })
    await expectLinks('Service')
  },
}
