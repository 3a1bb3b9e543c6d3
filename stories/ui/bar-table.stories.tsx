import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BarTable } from '../../src/domain/charts/bar-table.tsx'
import { expectNoOverflow } from '../expect-no-overflow.ts'

const meta: Meta<typeof BarTable> = {
  title: 'Design system/Bar table',
  component: BarTable,
  args: {
    label: 'Payments by service',
    nameColumn: 'Services of the order',
    amountColumn: 'Amount paid',
    rows: [
      { key: 'editing', name: 'Premium Editing', amount: 1860, shown: '$1,860' },
      {
        key: 'both',
        name: 'Premium Editing and Manuscript Formatting',
        note: 'ordered together',
        amount: 465,
        shown: '$465',
      },
      { key: 'none', name: 'Journal Recommendation', amount: 0, shown: '$0' },
    ],
  },
}
export default meta

type Story = StoryObj<typeof BarTable>

const lengthIn = (row: HTMLElement) =>
  within(row).getByRole('cell').querySelector('span > span > span')?.getBoundingClientRect()
    .width ?? 0

export const SeveralRows: Story = {
  play: async ({ canvas }) => {
    const [, first, second, none] = canvas.getAllByRole('row')
    if (!first || !second || !none) throw new Error('The table has three rows.')
    await expect(first).toHaveTextContent('Premium Editing$1,860')
    await expect(Math.round(lengthIn(first) / lengthIn(second))).toBe(4)
    await expect(lengthIn(none)).toBe(0)
  },
}

export const OneRow: Story = {
  args: { rows: [{ key: 'editing', name: 'Premium Editing', amount: 372, shown: '$372' }] },
}

/** Each bar has the whole width, below its name. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row')
    if (!first) throw new Error('The table has three rows.')
    await expect(lengthIn(first)).toBeGreaterThan(200)
    await expect(within(first).getByRole('rowheader')).toHaveTextContent('Premium Editing')
  },
}

export const SmallAndDark: Story = {
  tags: ['deep'],
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: expectNoOverflow,
}
