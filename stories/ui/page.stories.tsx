import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppButtonLink } from '../../src/ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../src/ui/page/buttons/app-link.tsx'
import { Button } from '../../src/ui/page/buttons/button.tsx'
import { PageColumn, PageGrid } from '../../src/ui/page/layout/page-grid.tsx'
import { focusPageHeading, PageHeading } from '../../src/ui/page/layout/page-heading.tsx'
import { Section } from '../../src/ui/page/layout/section.tsx'
import { mainId, SkipLink } from '../../src/ui/page/layout/skip-link.tsx'
import { MetaLine } from '../../src/ui/page/meta-line.tsx'
import { Notice } from '../../src/ui/page/notice.tsx'
import { ShownDate } from '../../src/ui/page/shown-date.tsx'
import { Spinner } from '../../src/ui/page/spinner.tsx'
import { Status } from '../../src/ui/page/status.tsx'
import { inRouter } from './in-router.tsx'

const meta: Meta = {
  title: 'Design system/Page',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  render: () => (
    <>
      <SkipLink />
      <main id={mainId} tabIndex={-1}>
        <PageColumn>
          <PageHeading
            title="Welcome back, Amara"
            tabTitle="My orders"
            lead="Three manuscripts are with our editors. The next one is due tomorrow."
            action={
              <AppButtonLink to="." variant="filled">
                Start a new order
              </AppButtonLink>
            }
          />
          <Notice title="2 unpaid invoices" action={<AppLink to=".">Pay them now</AppLink>}>
            US-204417 ($310) and US-204388 ($1,240.50), $1,550.50 in all.
          </Notice>
          <PageGrid
            railLabel="Beside your orders"
            rail={
              <>
                <Section card title="Rewards">
                  <p>1,140 more points to reach Elite.</p>
                  <AppLink to=".">See what they are worth</AppLink>
                </Section>
                <Section card title="Tell a colleague">
                  <p>They get $40 off, you get $40 credit.</p>
                </Section>
              </>
            }
          >
            <Section title="My orders">
              <h3>Spatial patterns of arbuscular mycorrhizal fungi along an elevation gradient</h3>
              <Status tone="running" more="with our editor; no action needed">
                In Progress
              </Status>
              <Status tone="done" more="ready to download">
                Completed
              </Status>
              <Status tone="waiting" more="files open once the boleto has arrived">
                Awaiting payment
              </Status>
              <Status tone="failed" more="please upload the file again">
                Failed
              </Status>
              <Status tone="off">Cancelled</Status>
            </Section>
            <Section title="Notices">
              <Notice tone="plain">The office is closed on November 26; deadlines are kept.</Notice>
              <Spinner>Counting the words of your manuscript</Spinner>
            </Section>
          </PageGrid>
        </PageColumn>
      </main>
    </>
  ),
}
export default meta

export const Light: StoryObj = {}
export const Dark: StoryObj = { tags: ['deep'], globals: { scheme: 'dark' } }
export const Phone: StoryObj = { tags: ['deep'], globals: { viewport: { value: 'small' } } }

/** An action beside a title leaves what follows where it is without one. */
export const TitlesWithAndWithoutAction: StoryObj = {
  render: () => (
    <>
      <Section title="Without">
        <p>Below a title</p>
      </Section>
      <Section title="With" action={<Button variant="text">Edit</Button>}>
        <p>Below a title and its action</p>
      </Section>
    </>
  ),
  play: async ({ canvas }) => {
    const distance = async (title: string, below: string) => {
      const heading = await canvas.findByRole('heading', { name: title })
      const text = canvas.getByText(below)
      return text.getBoundingClientRect().top - heading.getBoundingClientRect().bottom
    }
    const without = await distance('Without', 'Below a title')
    const beside = await distance('With', 'Below a title and its action')
    await expect(Math.abs(beside - without)).toBeLessThanOrEqual(1)
  },
}

/** Copied or read aloud, status and explanation stay separate. */
export const StatusAsText: StoryObj = {
  play: async ({ canvas }) => {
    const word = await canvas.findByText('In Progress')
    await expect(word.parentElement).toHaveTextContent(
      /^In Progress: with our editor; no action needed$/,
    )
    await expect((await canvas.findByText('Cancelled')).parentElement).toHaveTextContent(
      /^Cancelled$/,
    )
  },
}

const facts = ['GXQQG4FJ', 'Premium Editing and Figure Formatting', 'delivered 2026-11-18']

const narrowLine: StoryObj = {
  render: () => (
    <div data-testid="line" style={{ width: 240 }}>
      <MetaLine>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {null}
      </MetaLine>
    </div>
  ),
}

/** A separator at the start of a line is clipped. */
export const FactsOnSeveralLines: StoryObj = {
  ...narrowLine,
  play: async ({ canvas }) => {
    const line = await canvas.findByTestId('line')
    await expect(line).toHaveTextContent(new RegExp(`^${facts.join(' · ')}$`))
    const { left } = line.getBoundingClientRect()
    for (const fact of facts) {
      const text = canvas.getByText(fact)
      await expect(text.getBoundingClientRect().left).toBe(left)
      const dot = text.previousElementSibling
      if (dot) await expect(dot.getBoundingClientRect().right).toBeLessThanOrEqual(left)
    }
  },
}

/** Browsers would break a date after its hyphens, and a file's name nowhere. */
/** Also where it is wider than its room, as the dots of Chinese and Japanese fonts are. */
export const SeparatorInTheMiddle: StoryObj = {
  render: () => (
    <div style={{ fontSize: 40 }}>
      <MetaLine>
        <span>With us</span>
        <span>Now</span>
      </MetaLine>
    </div>
  ),
  play: async ({ canvas }) => {
    const dot = canvas.getByText('·')
    const glyphs = document.createRange()
    glyphs.selectNodeContents(dot)
    const [text, room] = [glyphs.getBoundingClientRect(), dot.getBoundingClientRect()]
    await expect(text.width).toBeGreaterThan(room.width)
    await expect(text.left + text.width / 2).toBeCloseTo(room.left + room.width / 2, 0)
  },
}

export const DatesAndFileNames: StoryObj = {
  render: () => (
    <div style={{ width: 150, padding: 16 }}>
      <PageHeading ofFile title="a_manuscript_without_any_place_to_break.docx" />
      <p>
        Received on the <ShownDate at="2026-11-24T12:00:00Z" />
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    const date = await canvas.findByText('2026-11-24')
    await expect(date.getClientRects()).toHaveLength(1)
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
    await expect(heading).toHaveStyle({ fontSize: '24px' })
  },
}

export const ByKeyboard: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const skip = await canvas.findByRole('link', { name: 'Skip to the main content' })
    await expect(canvas.getAllByRole('link')[0]).toBe(skip)
    skip.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(document.title).toBe('My orders – Galley')
    focusPageHeading()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}
