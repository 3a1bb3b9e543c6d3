import { AppLink } from '../../../src/ui/page/buttons/app-link.tsx'
import { Disclosure } from '../../../src/ui/page/disclosure.tsx'
import disclosureProps from '../../../src/ui/page/disclosure.tsx?props'
import { Fold } from '../../../src/ui/page/layout/fold.tsx'
import foldProps from '../../../src/ui/page/layout/fold.tsx?props'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const history = <p>Received on November 2, with an editor since November 3.</p>

const links = (
  <ul style={{ margin: 0, padding: 16, listStyle: 'none' }}>
    <li>
      <AppLink to=".">Account</AppLink>
    </li>
    <li>
      <AppLink to=".">Sign out</AppLink>
    </li>
  </ul>
)

export const foldPart: Part = {
  name: 'Folds and menus',
  summary:
    'Put away what is needed now and then: a fold in the page, a disclosure above it. The portal has no tabs; what would be one has an address.',
  figure: (
    <Fold label="How this order went" open>
      {history}
    </Fold>
  ),
  anatomy: [
    { name: 'Label', text: 'says what is inside, not “more”.', selector: 'summary' },
    {
      name: 'Sign',
      text: 'points down while it is closed, up while it is open.',
      selector: 'summary svg',
      side: 'after',
    },
    {
      name: 'Content',
      text: 'is loaded and drawn once it is opened for the first time.',
      selector: 'p',
      side: 'below',
    },
  ],
  use: [
    'Fold for what few people need: a voucher, filters, the history of an order.',
    'Fold, opened by the page, where one of its fields has an error.',
    'Disclosure for a menu of links in the bar at the top.',
  ],
  avoid: [
    'For what most people need to go on: show it.',
    'For several views of one thing: give each an address, and links between them.',
    'Inside another fold.',
  ],
  pairs: [
    {
      rule: 'The label says what is inside.',
      good: (
        <Fold label="Use a voucher" open={false}>
          {history}
        </Fold>
      ),
      bad: (
        <Fold label="More options" open={false}>
          {history}
        </Fold>
      ),
      why: 'it has to be opened to learn that it is not needed',
    },
  ],
  states: [
    {
      name: 'Closed',
      text: 'Nothing of its content is loaded.',
      example: (
        <Fold label="Filter my invoices" open={false}>
          {history}
        </Fold>
      ),
    },
    {
      name: 'Among fields',
      text: 'Quiet, so that it does not look like their button.',
      example: (
        <Fold label="Optional details" open={false} quiet>
          {history}
        </Fold>
      ),
    },
    {
      name: 'Disclosure',
      text: 'A panel of links; closed by Escape, by a click outside and by leaving it.',
      example: <Disclosure label="Amara Okafor">{links}</Disclosure>,
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the label, and what is inside while it is open.'],
    ['Enter, Space', 'Opens and closes it.'],
    ['Escape', 'Closes a disclosure; the focus returns to its button.'],
  ],
  components: [...pickProps(foldProps, 'Fold'), ...pickProps(disclosureProps, 'Disclosure')],
}
