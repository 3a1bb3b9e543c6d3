import type { ReactNode } from 'react'
import { Button } from '../../../src/ui/page/buttons/button.tsx'
import pageGridProps from '../../../src/ui/page/layout/page-grid.tsx?props'
import heading from '../../../src/ui/page/layout/page-heading.module.css'
import pageHeadingProps from '../../../src/ui/page/layout/page-heading.tsx?props'
import { Section } from '../../../src/ui/page/layout/section.tsx'
import sectionProps from '../../../src/ui/page/layout/section.tsx?props'
import skipLink from '../../../src/ui/page/layout/skip-link.module.css'
import { SkipLink } from '../../../src/ui/page/layout/skip-link.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const Heading = ({ title, action }: { title: string; action?: ReactNode }) => (
  <div className={heading.head}>
    <div>
      <strong style={{ font: 'var(--title) var(--serif)' }}>{title}</strong>
      <p className={heading.lead}>Three manuscripts are with our editors.</p>
    </div>
    {action}
  </div>
)

const words = <p>Progress is shown here until your files are ready.</p>

const rail = (
  <Section card title="Rewards">
    <p>1,860 points</p>
  </Section>
)

const start = <Button variant="filled">Start a new order</Button>

export const layoutPart: Part = {
  name: 'Page',
  summary:
    'One column of work, a quiet rail beside it, rules instead of boxes. Where there is little room, the rail stands below.',
  figure: (
    <>
      <Heading title="My orders" action={start} />
      <Section title="In progress">{words}</Section>
    </>
  ),
  anatomy: [
    {
      name: 'Heading',
      text: 'the only one of its level. It names the tab, and takes the focus after navigation.',
      selector: 'strong',
      side: 'before',
    },
    {
      name: 'Lead',
      text: 'what matters most, in a sentence.',
      selector: 'p',
      side: 'before',
    },
    { name: 'Action', text: 'the next step of the page.', selector: 'button', side: 'below' },
    {
      name: 'Section',
      text: 'a part with a heading of its own; it fails alone where it cannot be drawn.',
      selector: 'h2',
      side: 'before',
    },
  ],
  use: [
    'PageGrid for work with a rail of cards, such as a summary.',
    'FormGrid for a short form with notes beside it; NarrowColumn for one without.',
    'Section with card only in the rail.',
    'PageHeading alone for a page that says one thing, such as “Page not found”.',
  ],
  avoid: [
    'Cards around the work itself: rules and space part it.',
    'A second heading for what the first one says.',
  ],
  pairs: [
    {
      rule: 'Boxes are for the rail.',
      good: <Section title="Progress">{words}</Section>,
      bad: (
        <Section card title="Progress in a box">
          {words}
        </Section>
      ),
      why: 'a page of boxes has no first thing to read',
    },
  ],
  states: [
    {
      name: 'In the rail',
      text: 'A card, 320 pixels wide from 861 pixels up; below the work on narrower screens.',
      example: rail,
    },
    {
      name: 'Skip link',
      text: 'The first stop of the keyboard; seen once it has the focus.',
      example: (
        <div style={{ position: 'relative', minHeight: 64, overflow: 'hidden' }}>
          <SkipLink />
          <span className={skipLink.skip} style={{ transform: 'none' }} aria-hidden="true">
            Skip to the main content
          </span>
        </div>
      ),
    },
  ],
  keyboard: [['Tab', 'Begins with the skip link, which leads past the navigation.']],
  components: [
    ...pickProps(pageHeadingProps, 'PageHeading'),
    ...pickProps(sectionProps, 'Section'),
    ...pickProps(pageGridProps, 'PageGrid', 'FormGrid'),
  ],
}
