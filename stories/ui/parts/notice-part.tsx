import { MessageRegion } from '../../../src/ui/messages/message-region.tsx'
import { showMessage } from '../../../src/ui/messages/message-store.ts'
import { AppLink } from '../../../src/ui/page/buttons/app-link.tsx'
import { Button } from '../../../src/ui/page/buttons/button.tsx'
import { Notice } from '../../../src/ui/page/notice.tsx'
import noticeProps from '../../../src/ui/page/notice.tsx?props'
import { Status } from '../../../src/ui/page/status.tsx'
import statusProps from '../../../src/ui/page/status.tsx?props'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const unpaid = (
  <Notice title="2 unpaid invoices" action={<AppLink to=".">Pay them now</AppLink>}>
    US-204417 ($310) and US-204388 ($1,240.50), $1,550.50 in all.
  </Notice>
)

const say = () =>
  showMessage({ key: 'saved', kind: 'success', text: () => 'Your address has been saved.' })

export const noticePart: Part = {
  name: 'Notices and messages',
  summary:
    'A notice stands in the page as long as its reason does. A message reports what has just happened, and goes.',
  figure: unpaid,
  anatomy: [
    {
      name: 'Edge and ground',
      text: 'amber asks for something, the accent informs, red reports an error. Never alone: the words say it.',
      selector: 'div',
      side: 'before',
    },
    { name: 'Title', text: 'the reason in a few words.', selector: 'strong' },
    {
      name: 'Text',
      text: 'what matters: numbers, amounts, days.',
      selector: ':scope > div > div',
      side: 'below',
    },
    { name: 'Action', text: 'the one way to settle it.', selector: 'a' },
  ],
  use: [
    'Notice, amber, where the person has to act; at the top of the page that it concerns.',
    'Notice, red, where something failed and the page goes on; it is read out.',
    'showMessage after saving, sending or deleting; one message at a time.',
    'Status for how an order or a file stands: icon, word and what comes next.',
  ],
  avoid: [
    'For what is wrong with a field: the error stands at the field.',
    'For advertisements: a notice is needed, or it is not there.',
    'For what nobody has to know: say nothing.',
  ],
  pairs: [
    {
      rule: 'Say what happened and what to do.',
      good: (
        <Notice tone="red" title="Your card was declined">
          Please try another card, or ask your bank.
        </Notice>
      ),
      bad: (
        <Notice tone="red" title="Error 402">
          The payment failed.
        </Notice>
      ),
      why: 'nobody can do anything with a number',
    },
    {
      rule: 'A status names the state, who acts, and the next step.',
      good: (
        <Status tone="running" more="with our editor; no action needed">
          In progress
        </Status>
      ),
      bad: <Status tone="running">In progress</Status>,
      why: 'does anybody wait for me?',
    },
  ],
  states: [
    {
      name: 'Amber',
      text: 'Asks for something. Stacked where there is little room.',
      example: (
        <Notice stacked title="2 unpaid invoices" action={<AppLink to=".">Pay them now</AppLink>}>
          $1,550.50 in all.
        </Notice>
      ),
    },
    {
      name: 'Plain',
      text: 'Informs.',
      example: (
        <Notice tone="plain">The office is closed on November 26; deadlines are kept.</Notice>
      ),
    },
    {
      name: 'Red',
      text: 'Reports an error, and is announced at once.',
      example: <Notice tone="red">Your file could not be read. Please upload it again.</Notice>,
    },
    {
      name: 'Message',
      text: 'Below the bar at the top. Success and info go by themselves, a warning and an error stay.',
      example: (
        <>
          <MessageRegion />
          <Button onClick={say}>Show a message</Button>
        </>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the action of a notice, and the button that dismisses a message.'],
    ['Enter', 'Follows or dismisses.'],
  ],
  components: [...pickProps(noticeProps, 'Notice'), ...pickProps(statusProps, 'Status')],
}
