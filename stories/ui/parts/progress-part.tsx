import { Gauge } from '../../../src/ui/page/gauge.tsx'
import gaugeProps from '../../../src/ui/page/gauge.tsx?props'
import { ProgressLine } from '../../../src/ui/page/progress-line.tsx'
import progressLineProps from '../../../src/ui/page/progress-line.tsx?props'
import { Spinner } from '../../../src/ui/page/spinner.tsx'
import spinnerProps from '../../../src/ui/page/spinner.tsx?props'
import { SkeletonLines } from '../../../src/ui/states/skeleton.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const upload = (
  <div>
    <p>figure-3.png, 1.2 of 2.4 MB</p>
    <ProgressLine value={0.5} aria-label="Upload of figure-3.png" />
  </div>
)

export const progressPart: Part = {
  name: 'Progress and quantities',
  summary:
    'Show how far work has come, or how much of a quantity there is. The figures stand beside it as text.',
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
    'ProgressLine for work that goes on and ends: an upload, a download, attempts.',
    'Gauge for how much of a known quantity there is: a prepayment, points, time until a deadline.',
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
      bad: <ProgressLine value={0.5} aria-label="Upload of figure-4.png" />,
      why: 'half of what?',
    },
    {
      rule: 'The wavy line is work in progress; a quantity is straight.',
      good: (
        <div>
          <p>$120 of $300 used</p>
          <Gauge value={120} max={300} aria-label="Used of US-RT-1042" />
        </div>
      ),
      bad: (
        <div>
          <p>$120 of $300 used</p>
          <ProgressLine value={0.4} aria-label="Used of US-RT-1071" />
        </div>
      ),
      why: 'it looks as if it were about to grow',
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
      example: <ProgressLine value={0} aria-label="Upload that begins" />,
    },
    {
      name: 'Done',
      text: 'Full; a word says that it is done.',
      example: <ProgressLine value={1} aria-label="Upload that is done" />,
    },
    {
      name: 'A quantity',
      text: 'Straight; it does not move by itself.',
      example: <Gauge value={1} max={3} aria-label="Translations used" />,
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
  components: [
    ...pickProps(progressLineProps, 'ProgressLine'),
    ...pickProps(gaugeProps, 'Gauge'),
    ...pickProps(spinnerProps, 'Spinner'),
  ],
}
