import { DataCell, DataTable } from '../../../src/ui/page/data-table.tsx'
import dataTableProps from '../../../src/ui/page/data-table.tsx?props'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const invoices = [
  ['US-204417', 'November 2, 2026', '$310.00'],
  ['US-204388', 'October 12, 2026', '$1,240.50'],
] as const

const columns = [{ name: 'Invoice' }, { name: 'Date' }, { name: 'Amount', atEnd: true }]

type Props = { label: string; compact?: boolean; compared?: boolean; isAtStart?: boolean }

function Invoices({ label, compact, compared, isAtStart }: Props) {
  return (
    <DataTable
      label={label}
      columns={isAtStart ? columns.map(({ name }) => ({ name })) : columns}
      compact={compact}
      compared={compared}
    >
      {invoices.map(([number, date, amount]) => (
        <tr key={number}>
          <DataCell heads>{number}</DataCell>
          <DataCell name="Date">{date}</DataCell>
          <DataCell name="Amount" atEnd={!isAtStart}>
            {amount}
          </DataCell>
        </tr>
      ))}
    </DataTable>
  )
}

export const tablePart: Part = {
  name: 'Table',
  summary:
    'Compares rows by the same columns. Where there is little room, each row becomes a card that names its values.',
  figure: <Invoices label="Invoices" />,
  anatomy: [
    {
      name: 'Column',
      text: 'a word; amounts and their heading stand at the end.',
      selector: 'thead th',
    },
    {
      name: 'Head of the row',
      text: 'says what the row is, for those who listen as well.',
      selector: 'tbody th',
      side: 'before',
    },
    {
      name: 'Value',
      text: 'figures of one width, so that amounts can be compared.',
      selector: 'td:last-child',
      side: 'after',
    },
  ],
  use: [
    'For three values or more of each row that people compare: invoices, payments, prices.',
    'Compact for few short columns, which stay a table on a phone.',
    'Wide for many columns, which become cards earlier.',
    'Compared where the columns are the things to choose from: they stay side by side on a phone.',
  ],
  avoid: [
    'For one value of each row: use a list of names and values.',
    'For rows that are opened rather than compared: use a list with a title link.',
    'For the layout of a page.',
  ],
  pairs: [
    {
      rule: 'Amounts stand at the end of their column.',
      good: <Invoices label="Amounts at the end" compact />,
      bad: <Invoices label="Amounts at the start" compact isAtStart />,
      why: 'digits of one value do not stand below each other',
    },
  ],
  states: [
    {
      name: 'Compact',
      text: 'Stays a table on a phone.',
      example: <Invoices label="Compact" compact />,
    },
    {
      name: 'As cards',
      text: 'Below 720 pixels each row is a card; narrow the window to see it.',
      example: <Invoices label="As cards on a phone" />,
    },
    {
      name: 'Compared',
      text: 'Below 720 pixels the values stand side by side below the head of their row.',
      example: <Invoices label="Compared on a phone" compared />,
    },
  ],
  keyboard: [
    ['Tab', 'Goes from link to link; the table itself takes no focus.'],
    ['Keys of a screen reader', 'Read a cell with the heads of its column and its row.'],
  ],
  components: [...pickProps(dataTableProps, 'DataTable', 'DataCell')],
}
