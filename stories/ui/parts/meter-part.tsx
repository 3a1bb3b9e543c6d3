import { Meter } from '../../../src/ui/page/meter.tsx'
import meterProps from '../../../src/ui/page/meter.tsx?props'
import { Spinner } from '../../../src/ui/page/spinner.tsx'
import spinnerProps from '../../../src/ui/page/spinner.tsx?props'
import { SkeletonLines } from '../../../src/ui/states/skeleton.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const upload = (
  <div>
    <p id="meter-words">figure-3.png, 1.2 of 2.4 MB</p>
    <Meter value={0.5} aria-label="Upload of figure-3.png" />
  </div>
)

export const meterPart: Part = {
  name: 'Meters and progress',
  summary:
    'Show how far something has come, or how much of it is used. The figures stand beside it as text.',
  figure: upload,
  anatomy: [
    { name: 'Words', text: 'what is measured, and the figures.', selector: 'p', side: 'before' },
    {
      name: 'Line',
      text: 'how far it has come; an accessible name says of what.',
      selector: 'progress',
      side: 'below',
    },
  ],
  use: [
    'Meter for an upload, a prepayment, points on the way to a level.',
    'Spinner with words for work of more than a second whose end is unknown.',
    'Skeletons in the shape of what comes, while a page or a part loads.',
  ],
  avoid: [
    'For a value without an end: say the number.',
    'To compare several values: use a chart with its table.',
  ],
  pairs: [
    {
      rule: 'The figures stand beside the line.',
      good: upload,
      bad: <Meter value={0.5} aria-label="Upload of figure-4.png" />,
      why: 'half of what?',
    },
    {
      rule: 'What is under way is said in words.',
      good: <Spinner>Counting the words of your manuscript</Spinner>,
      bad: <Spinner />,
      why: 'nobody knows what they wait for, or hears that they do',
    },
  ],
  states: [
    {
      name: 'At the beginning',
      text: 'The line is there, and empty.',
      example: <Meter value={0} aria-label="Upload that begins" />,
    },
    {
      name: 'Done',
      text: 'Full; a word says that it is done.',
      example: <Meter value={1} aria-label="Upload that is done" />,
    },
    {
      name: 'Without an end',
      text: 'The wheel turns; with reduced motion it stands.',
      example: <Spinner>Reading your manuscript</Spinner>,
    },
    {
      name: 'Still to come',
      text: 'Lines in the shape of the text, announced once.',
      example: <SkeletonLines lines={3} label="Three lines are on their way." />,
    },
  ],
  keyboard: [['None', 'It takes no focus; a change is announced politely.']],
  components: [...pickProps(meterProps, 'Meter'), ...pickProps(spinnerProps, 'Spinner')],
}
