import { expect, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// The list of DigitalTranslationScreen
export default {
  ...screen,
  title: 'Digital translation/List by status',
  args: { path: '/researcher/digital-translations', world: 'scenario=digital-translation' },
}

export const ByStatus: ScreenStory = {
  args: { path: '/researcher/digital-translations?status=completed,failed&sort=oldest' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^6 matches, oldest first/)).toBeVisible()
    await expect(canvas.queryByText('Processing', { selector: 'strong' })).toBeNull()
    const filter = canvas.getByText('Filter my translations').getBoundingClientRect()
    const heading = canvas.getByRole('heading', { name: 'Your translations' })
    await expect(filter.top).toBeLessThan(heading.getBoundingClientRect().top)
    await expect(filter.bottom).toBeGreaterThan(heading.getBoundingClientRect().bottom)
    await expect(await canvas.findByRole('checkbox', { name: 'Completed' })).toBeChecked()
    await expect(canvas.getByLabelText('Sort by')).toHaveValue('oldest')
  },
}
