import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressLine } from '../../src/ui/page/progress-line.tsx'

const meta: Meta = { title: 'Design system/Progress line' }
export default meta

const shown = [0, 0.08, 0.5, 1]

const lines: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      {shown.map((value) => (
        <ProgressLine
          key={value}
          value={value}
          aria-label={`Upload of figure-${value * 100}.png`}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of figure-50.png' })).toHaveValue(
      0.5,
    )
  },
}

export const HowFar: StoryObj = lines
export const HowFarInTheDark: StoryObj = { tags: ['deep'], ...lines, globals: { scheme: 'dark' } }
