import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from '../../src/ui/page/meter.tsx'

const meta: Meta = { title: 'Design system/Meter' }
export default meta

const shown = [0, 0.08, 0.5, 1]

const meters: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      {shown.map((value) => (
        <Meter key={value} value={value} aria-label={`Upload of figure-${value * 100}.png`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of figure-50.png' })).toHaveValue(
      0.5,
    )
  },
}

export const HowFar: StoryObj = meters
export const HowFarInTheDark: StoryObj = { tags: ['deep'], ...meters, globals: { scheme: 'dark' } }
