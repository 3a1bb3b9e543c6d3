import { Button } from '../../../src/ui/page/buttons/button.tsx'
import buttonProps from '../../../src/ui/page/buttons/button.tsx?props'
import { Row } from '../row.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const ignored = () => {}

export const buttonPart: Part = {
  name: 'Button',
  summary:
    'Does something: saves, sends, opens. What leads to another page is a link, even where it looks like a button.',
  figure: (
    <Row>
      <Button variant="filled" busy>
        Saving
      </Button>
      <Button>Back</Button>
      <Button variant="text">Download</Button>
      <Button variant="subdued">Delete</Button>
    </Row>
  ),
  anatomy: [
    {
      name: 'Filled',
      text: 'for the one next step of a screen. Accent, words in its counterpart.',
      selector: 'button:nth-of-type(1)',
    },
    {
      name: 'Wheel',
      text: 'before the words while it works; the button keeps its place and the focus.',
      selector: 'button:nth-of-type(1)',
      side: 'before',
    },
    {
      name: 'Quiet',
      text: 'for every other step. The edge has a contrast of 3 at least.',
      selector: 'button:nth-of-type(2)',
    },
    {
      name: 'Text',
      text: 'for what is done rarely, or in each row of a list. It stands in line with the text around it.',
      selector: 'button:nth-of-type(3)',
    },
    {
      name: 'Subdued',
      text: 'a text for what is pressed least of its row, such as Delete beside Download.',
      selector: 'button:nth-of-type(4)',
    },
  ],
  use: [
    'To save, send, pay, delete, or to open a dialog or a fold.',
    'Filled, once on a screen, for what most people do next.',
    'As danger, in the dialog that confirms what cannot be undone. The button that opens it is quiet.',
  ],
  avoid: [
    'To lead to another page: use AppButtonLink, which can be opened in a new tab.',
    'To turn something on and off: use a checkbox.',
    'To choose one of several: use radios or choice cards.',
  ],
  pairs: [
    {
      rule: 'One filled button for the next step.',
      good: (
        <Row>
          <Button variant="filled">Save and continue</Button>
          <Button>Back</Button>
        </Row>
      ),
      bad: (
        <Row>
          <Button variant="filled">Save and continue</Button>
          <Button variant="filled">Back</Button>
        </Row>
      ),
      why: 'two next steps are none',
    },
    {
      rule: 'The words say what happens, with a verb and its object.',
      good: (
        <Button variant="filled" danger>
          Delete the report
        </Button>
      ),
      bad: (
        <Button variant="filled" danger>
          Yes
        </Button>
      ),
      why: 'it says nothing without the question above it',
    },
    {
      rule: 'A button that cannot be pressed says why, beside it.',
      good: (
        <Row>
          <Button variant="filled" blocked aria-describedby="blocked-reason">
            Begin the check
          </Button>
          <span id="blocked-reason">Upload a manuscript first.</span>
        </Row>
      ),
      bad: (
        <Button variant="filled" blocked>
          Begin the check
        </Button>
      ),
      why: 'nobody knows what is missing',
    },
  ],
  states: [
    {
      name: 'At rest',
      text: 'At least 42 pixels high, 44 on touch.',
      example: (
        <Button variant="filled" onClick={ignored}>
          Save and continue
        </Button>
      ),
    },
    {
      name: 'Busy',
      text: 'Keeps the focus and ignores further presses. Say what happens, in the present.',
      example: (
        <Button variant="filled" busy>
          Saving
        </Button>
      ),
    },
    {
      name: 'Blocked',
      text: 'Not natively disabled: it can be reached, and its reason is read out.',
      example: (
        <Row>
          <Button variant="filled" blocked aria-describedby="blocked-state">
            Begin the check
          </Button>
          <span id="blocked-state">Upload a manuscript first.</span>
        </Row>
      ),
    },
    {
      name: 'Danger',
      text: 'Red and filled, only in the dialog that confirms what cannot be undone.',
      example: (
        <Button variant="filled" danger>
          Delete the report
        </Button>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it in each state, busy and blocked as well. The focus is a ring of 3 pixels.'],
    ['Enter, Space', 'Presses it.'],
  ],
  components: [...pickProps(buttonProps, 'Button')],
}
