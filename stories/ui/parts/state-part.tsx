import { AppButtonLink } from '../../../src/ui/page/buttons/app-button-link.tsx'
import { Empty } from '../../../src/ui/states/empty.tsx'
import emptyProps from '../../../src/ui/states/empty.tsx?props'
import { Failed } from '../../../src/ui/states/failed.tsx'
import failedProps from '../../../src/ui/states/failed.tsx?props'
import queryStateProps from '../../../src/ui/states/query-state.tsx?props'
import { SkeletonLines, SkeletonRows } from '../../../src/ui/states/skeleton.tsx'
import skeletonBoxProps from '../../../src/ui/states/skeleton-box.tsx?props'
import { SkeletonTable } from '../../../src/ui/states/skeleton-data.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const tryAgain = async () => {}

const noOrders = (
  <Empty
    title="No orders yet"
    action={
      <AppButtonLink to="." variant="filled">
        Start your first order
      </AppButtonLink>
    }
  >
    Your manuscripts and their deadlines will appear here.
  </Empty>
)

const notLoaded = (
  <Failed title="Your orders could not be loaded" onRetry={tryAgain}>
    The orders themselves are safe. Please try again in a moment.
  </Failed>
)

export const statePart: Part = {
  name: 'Loading, empty, failed',
  summary:
    'What stands in a place until there is something to show. QueryState chooses among them by what its query says.',
  figure: noOrders,
  anatomy: [
    {
      name: 'Title',
      text: 'what is missing. The pen line above it is grey: nothing is wrong. What failed has a red sign.',
      selector: 'h3',
      side: 'before',
    },
    {
      name: 'Text',
      text: 'what will appear here, or what is safe all the same.',
      selector: 'p',
      side: 'before',
    },
    { name: 'Action', text: 'the way to change it.', selector: 'a', side: 'after' },
  ],
  use: [
    'QueryState around whatever is fetched, with a skeleton in the shape of what comes.',
    'Empty where a list has nothing to list, with the first step as its action.',
    'Failed where a part of the page is missing; the rest of the page stays.',
  ],
  avoid: [
    'For a page that moves for less than a second: the last page stays until the next is there.',
    'For work that a person has started: use a busy button or a progress line.',
    'Failed for the input of a form: use its summary of errors.',
  ],
  pairs: [
    {
      rule: 'A skeleton has the shape of what comes.',
      good: <SkeletonRows rows={2} label={null} />,
      bad: <p>Loading …</p>,
      why: 'the page jumps when its rows arrive',
    },
    {
      rule: 'Say what is safe, and let people try again where it failed.',
      good: notLoaded,
      bad: <Failed title="Something went wrong">Please reload the page.</Failed>,
      why: 'a reload loses what was typed, and nobody knows what failed',
    },
  ],
  states: [
    {
      name: 'Loading',
      text: 'Lines, rows, fields, tiles, a table or a chart. Its words are heard, not seen.',
      example: <SkeletonLines lines={4} label={null} />,
    },
    {
      name: 'Loading a table',
      text: 'As wide as its columns, so that nothing moves.',
      example: <SkeletonTable rows={4} label={null} />,
    },
    { name: 'Empty', text: 'Says what to do; never red.', example: noOrders },
    { name: 'Failed', text: 'Announced at once. The button keeps the focus.', example: notLoaded },
  ],
  keyboard: [
    ['Tab', 'Reaches the action. A skeleton takes no focus.'],
    ['Enter', 'Tries again, or follows the link.'],
  ],
  components: [
    ...pickProps(emptyProps, 'Empty'),
    ...pickProps(failedProps, 'Failed'),
    ...pickProps(queryStateProps, 'QueryState'),
    ...pickProps(skeletonBoxProps, 'SkeletonBox'),
  ],
}
