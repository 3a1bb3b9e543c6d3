import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Gauge } from '../../src/ui/page/gauge.tsx'

const meta: Meta = { title: 'Design system/Gauge' }
export default meta

const shown = [
  { name: 'US-RT-1088', used: 0 },
  { name: 'US-RT-1071', used: 120 },
  { name: 'US-RT-1042', used: 300 },
]

const gauges: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      {shown.map(({ name, used }) => (
        <div key={name}>
          <Gauge
            value={used}
            max={300}
            aria-label={`Used of ${name}`}
            aria-valuetext={`${used / 3}%`}
          />
          ${used} of $300 used
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const gauge = canvas.getByRole('meter', { name: 'Used of US-RT-1071' })
    await expect(gauge).toHaveAttribute('aria-valuenow', '120')
    await expect(gauge).toHaveAttribute('aria-valuetext', '40%')
    await expect(gauge.clientWidth).toBeGreaterThan(200)
  },
}

export const NothingPartAndAll: StoryObj = gauges
export const NothingPartAndAllInTheDark: StoryObj = {
  tags: ['deep'],
  ...gauges,
  globals: { scheme: 'dark' },
}
