import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AppButtonLink, ButtonAnchor } from '../../src/ui/page/buttons/app-button-link.tsx'
import { AppLink, ExternalLink } from '../../src/ui/page/buttons/app-link.tsx'
import { Button } from '../../src/ui/page/buttons/button.tsx'
import { endOf, expectNeverTorn, startOf } from '../expect-never-torn.ts'
import { inRouter } from './in-router.tsx'
import { Row } from './row.tsx'

const meta = {
  title: 'Design system/Buttons and links',
  component: Button,
  args: { children: 'Save and continue', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

const all: Story = {
  render: (args) => (
    <Row>
      <Button {...args} variant="filled" />
      <Button {...args}>Back</Button>
      <Button {...args} variant="text">
        Free re-edit until Nov 17, 2027
      </Button>
      <Button {...args} variant="filled" danger>
        Delete the report
      </Button>
      <Button {...args} variant="filled" busy>
        Saving
      </Button>
      <Button {...args} variant="filled" blocked>
        Check my manuscript
      </Button>
    </Row>
  ),
}

export const Light: Story = all
export const Dark: Story = { ...all, globals: { scheme: 'dark' } }

export const Pressed: Story = {
  args: { variant: 'filled' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Busy: Story = {
  args: { variant: 'filled', busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

const links: Story = {
  decorators: [inRouter],
  render: () => (
    <Row>
      <AppButtonLink to="." variant="filled">
        Start a new order
      </AppButtonLink>
      <AppButtonLink to=".">Show boleto</AppButtonLink>
      <ButtonAnchor href="/report.pdf" download="report.pdf">
        Download files
      </ButtonAnchor>
      <AppLink to=".">See what they are worth</AppLink>
      <AppLink to="." look="title">
        Machine-learned closure models
      </AppLink>
      <ExternalLink href="https://example.org">Rules of the journal</ExternalLink>
    </Row>
  ),
}

export const Links: Story = {
  ...links,
  play: async ({ canvas }) => {
    const external = await canvas.findByRole('link', { name: /opens in a new tab/ })
    await expect(external).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: 'Start a new order' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

export const LinksInASentence: Story = {
  decorators: [inRouter],
  render: () => (
    <p>
      Read the <ExternalLink href="https://example.org">rules of the journal</ExternalLink>. Then
      write to <ExternalLink href="https://example.org">the editors</ExternalLink>
    </p>
  ),
  play: async ({ canvas }) => {
    const paragraph = await canvas.findByText(/^Read the/)
    const end = endOf('journal', paragraph)
    await expectNeverTorn(paragraph, end, startOf('.', paragraph))
    const [arrow, lastArrow] = paragraph.querySelectorAll('svg')
    if (!(arrow && lastArrow)) throw new Error('No arrow.')
    await expectNeverTorn(paragraph, end, arrow)
    await expectNeverTorn(paragraph, endOf('editors', paragraph), lastArrow)
  },
}

export const LinksInTheDark: Story = { tags: ['deep'], ...links, globals: { scheme: 'dark' } }
