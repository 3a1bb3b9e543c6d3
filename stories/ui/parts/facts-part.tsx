import { AppLink } from '../../../src/ui/page/buttons/app-link.tsx'
import { Pager, PagerLink } from '../../../src/ui/page/buttons/pager.tsx'
import pagerProps from '../../../src/ui/page/buttons/pager.tsx?props'
import { MetaLine } from '../../../src/ui/page/meta-line.tsx'
import metaLineProps from '../../../src/ui/page/meta-line.tsx?props'
import { NameValueList } from '../../../src/ui/page/name-value-list.tsx'
import nameValueListProps from '../../../src/ui/page/name-value-list.tsx?props'
import { OneLine } from '../../../src/ui/page/one-line.tsx'
import oneLineProps from '../../../src/ui/page/one-line.tsx?props'
import { Status } from '../../../src/ui/page/status.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const deadline = <OneLine>2026-11-30 17:00</OneLine>

const order = [
  { name: 'Service', value: 'Premium Editing' },
  { name: 'Words', value: '5,200' },
  { name: 'Deadline', value: deadline },
]

const entry = (
  <div>
    <AppLink to="." look="title">
      Machine-learned closure models
    </AppLink>
    <Status tone="done" more="ready to download">
      Completed
    </Status>
    <p>
      <MetaLine>
        GX204417
        <span>Premium Editing</span>
        <span>delivered {deadline}</span>
      </MetaLine>
    </p>
  </div>
)

export const factsPart: Part = {
  name: 'Facts and entries of a list',
  summary:
    'Say what is known of a thing: small facts in a row below its title, or names and values below each other on its own page.',
  figure: entry,
  anatomy: [
    { name: 'Title', text: 'leads to the page of the thing.', selector: 'a', side: 'before' },
    {
      name: 'Status',
      text: 'how it stands and what comes next, where that is not plain.',
      selector: ':scope > div > div',
      side: 'before',
    },
    {
      name: 'Facts',
      text: 'parted by dots; no dot begins or ends a line.',
      selector: 'p',
      side: 'before',
    },
  ],
  use: [
    'MetaLine for two to five short facts of an entry.',
    'NameValueList for the facts of a page, two in a row where they are short.',
    'OneLine around a date or a number that must not break.',
    'Pager below a list of more than one page; it says how many there are.',
  ],
  avoid: ['For values of many things that people compare: use a table.'],
  pairs: [
    {
      rule: 'Facts that explain themselves need no names.',
      good: (
        <MetaLine>
          <span>5,200 words</span>
          <span>due {deadline}</span>
        </MetaLine>
      ),
      bad: <NameValueList facts={order.slice(1)} />,
      why: 'in a list, each entry takes three times the height',
    },
    {
      rule: 'A date and its hour stay together.',
      good: <p style={{ width: 160 }}>Your files are due {deadline}</p>,
      bad: <p style={{ width: 160 }}>Your files are due 2026-11-30 17:00</p>,
      why: 'it breaks at its hyphens and has to be put together again',
    },
  ],
  states: [
    {
      name: 'Names and values',
      text: 'Below each other on a phone.',
      example: <NameValueList facts={order} />,
    },
    {
      name: 'In pairs',
      text: 'For short values.',
      example: <NameValueList facts={order} paired />,
    },
    {
      name: 'Pages',
      text: 'First and last appear where they are not the next.',
      example: (
        <Pager
          current={3}
          pageCount={7}
          count="64 orders"
          link={({ kind }) => <PagerLink to="." kind={kind} />}
        />
      ),
    },
  ],
  keyboard: [['Tab', 'Goes from link to link; facts take no focus.']],
  components: [
    ...pickProps(metaLineProps, 'MetaLine'),
    ...pickProps(nameValueListProps, 'NameValueList'),
    ...pickProps(oneLineProps, 'OneLine'),
    ...pickProps(pagerProps, 'Pager'),
  ],
}
