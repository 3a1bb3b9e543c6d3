import type { Meta, StoryObj } from '@storybook/react-vite'
import { useInsertionEffect } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { readVisit } from '../../mocks/external-sites/external-site-calls.ts'
import forms from '../../mocks/external-sites/external-site-forms.css?inline'
import look from '../../mocks/external-sites/external-sites.css?inline'
import { VisitView } from '../../mocks/external-sites/visit-view.tsx'
import { openScreen } from '../screen-world.ts'
import { stayInStory, tellAddress } from '../stay-in-story.ts'
import { readToolbar } from '../toolbar/world-as-chosen.ts'

type SlipVisit = Awaited<ReturnType<typeof readVisit>>

/** Undoes page styles of the design system, which external sites do not have. */
const withoutTheFace =
  'body { background: inherit; color: inherit; font: inherit } h1 { font-family: inherit } p { max-width: none }'

/** Applies the external sites' document styles while mounted. */
function BankSlip({ visit, scheme }: { visit: SlipVisit; scheme: 'light' | 'dark' }) {
  useInsertionEffect(() => {
    const style = document.createElement('style')
    style.textContent = `${look}\n${forms}\n${withoutTheFace}\n:root { color-scheme: ${scheme} }`
    document.head.append(style)
    return () => style.remove()
  }, [scheme])
  return <VisitView key={visit.state} opened={visit} onNext={tellAddress} />
}

/** The bank's page for a boleto, which is in English. */
const meta: Meta = {
  title: 'Documents/Bank slip',
  parameters: { layout: 'fullscreen', wholeApplication: true },
  loaders: [
    async ({ globals }) => {
      const world = 'scenario=brazil'
      const { facts } = await openScreen({ path: '/', world }, 'br', readToolbar(globals))
      const boleto = 'boleto' in facts ? facts.boleto : ''
      return { visit: await readVisit(`/external/boleto/${boleto}`) }
    },
  ],
  beforeEach: stayInStory,
  render: (_, { loaded, globals }) => (
    <BankSlip visit={loaded.visit} scheme={globals.scheme === 'dark' ? 'dark' : 'light'} />
  ),
}

export default meta

export const ToPay: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: /^Pay R\$/ })).toBeVisible()
    await expect(canvas.getByText('CPF 529.982.247-25')).toBeVisible()
  },
}

export const Paid: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Pay the slip at a bank' }))
    await expect(await canvas.findByText(/^Paid at a bank on/)).toBeVisible()
  },
}

export const RunOut: StoryObj = {
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Let it expire' }))
    await expect(await canvas.findByText(/^Expired/)).toBeVisible()
  },
}

/** Two working days later. */
export const Reported: StoryObj = {
  globals: { clock: '2-working-days' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Approved/)).toBeVisible()
  },
}
