import { AppButtonLink, ButtonAnchor } from '../../../src/ui/page/buttons/app-button-link.tsx'
import appButtonLinkProps from '../../../src/ui/page/buttons/app-button-link.tsx?props'
import { AppLink, ExternalLink } from '../../../src/ui/page/buttons/app-link.tsx'
import appLinkProps from '../../../src/ui/page/buttons/app-link.tsx?props'
import { BackLink } from '../../../src/ui/page/buttons/back-link.tsx'
import { Button } from '../../../src/ui/page/buttons/button.tsx'
import { Row } from '../row.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

export const linkPart: Part = {
  name: 'Link',
  summary:
    'Leads to another page of the portal, to a file, or to another site. It can be opened in a new tab, copied and bookmarked.',
  figure: (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <AppLink to=".">See what they are worth</AppLink>
      <AppLink to="." look="title">
        Machine-learned closure models
      </AppLink>
      <ExternalLink href="https://example.org">Rules of the journal</ExternalLink>
    </div>
  ),
  anatomy: [
    {
      name: 'Text link',
      text: 'underlined in the accent, in a sentence or alone.',
      selector: 'a:nth-of-type(1)',
      side: 'after',
    },
    {
      name: 'Title link',
      text: 'the title of a manuscript in a list, in ink; the underline comes with the pointer.',
      selector: 'a:nth-of-type(2)',
      side: 'after',
    },
    {
      name: 'Arrow',
      text: 'says that a new tab opens, in words for those who listen.',
      selector: 'a:nth-of-type(3) svg',
      side: 'after',
    },
  ],
  use: [
    'For everything that has an address of its own.',
    'AppLink inside the portal: it keeps the language.',
    'ExternalLink for other sites: it opens a new tab and says so.',
    'AppButtonLink where the next step of a screen is a page.',
    'BackLink above the heading of a page that was opened from a list or an order.',
  ],
  avoid: [
    'To change something: use a button, since a link can be opened twice.',
    'To send a form: use SubmitButton.',
  ],
  pairs: [
    {
      rule: 'The words of a link say where it leads.',
      good: (
        <p>
          You have 2,160 points. <AppLink to=".">See what they are worth</AppLink>
        </p>
      ),
      bad: (
        <p>
          You have 2,160 points. To see what they are worth, <AppLink to=".">click here</AppLink>
        </p>
      ),
      why: 'in a list of links it says nothing',
    },
    {
      rule: 'What leads to a page is a link, what does something a button.',
      good: (
        <Row>
          <AppButtonLink to="." variant="filled">
            Start a new order
          </AppButtonLink>
          <Button>Copy the number</Button>
        </Row>
      ),
      bad: (
        <Row>
          <Button variant="filled">Start a new order</Button>
          <AppLink to=".">Copy the number</AppLink>
        </Row>
      ),
      why: 'the order cannot be opened in a tab, and the link leads nowhere',
    },
  ],
  states: [
    {
      name: 'In a sentence',
      text: 'Always underlined: color alone tells nobody.',
      example: (
        <p>
          Read the <AppLink to=".">rules of the journal</AppLink> first.
        </p>
      ),
    },
    {
      name: 'Back',
      text: 'Names the page that it leads to, above the heading.',
      example: <BackLink to=".">Back to my orders</BackLink>,
    },
    {
      name: 'As a button',
      text: 'The same looks as a button, and still a link.',
      example: <AppButtonLink to=".">Show the boleto</AppButtonLink>,
    },
    {
      name: 'To a file',
      text: 'ButtonAnchor with a download name saves it below that name.',
      example: (
        <ButtonAnchor href="tokens/light.tokens.json" download="light.tokens.json">
          Download the tokens
        </ButtonAnchor>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it, with the ring of the focus.'],
    ['Enter', 'Opens it; with Ctrl or ⌘ in a new tab.'],
  ],
  components: [
    ...pickProps(appLinkProps, 'TextAnchor', 'ExternalLink'),
    ...pickProps(appButtonLinkProps, 'ButtonAnchor'),
  ],
}
