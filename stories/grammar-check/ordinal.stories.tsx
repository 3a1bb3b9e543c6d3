import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Ordinal } from '../../src/features/grammar-check/report/charts/ordinal.tsx'
import { PercentileMeaning } from '../../src/features/grammar-check/report/charts/percentile-meaning.tsx'

const ranks = [0, 1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24, 31, 42, 53, 91, 95, 100]

function Ranks() {
  return (
    <ul>
      {ranks.map((rank) => (
        <li key={rank}>
          <Ordinal value={rank} />
        </li>
      ))}
    </ul>
  )
}

const meta: Meta<typeof Ranks> = {
  title: 'Grammar check/Ranks',
  component: Ranks,
  // No route loads these messages here.
}
export default meta

const inEnglish =
  '0th 1st 2nd 3rd 4th 10th 11th 12th 13th 14th 20th 21st 22nd 23rd 24th 31st 42nd 53rd 91st 95th 100th'

export const InEnglish: StoryObj<typeof Ranks> = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(shown.join(' ')).toBe(inEnglish)
  },
}

const percentiles = [
  [0, 'among the manuscripts with the lowest scores'],
  [1, 'better than 1% of manuscripts'],
  [95, 'better than 95% of manuscripts'],
  [99, 'better than 99% of manuscripts'],
  [100, 'among the best manuscripts'],
] as const

export const Percentiles: StoryObj<typeof Ranks> = {
  globals: { language: 'en' },
  render: () => (
    <ul>
      {percentiles.map(([percentile]) => (
        <li key={percentile}>
          <PercentileMeaning percentile={percentile} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(shown).toEqual(percentiles.map(([, message]) => message))
  },
}
