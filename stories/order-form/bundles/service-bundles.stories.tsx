import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import { beginOrder } from '../get-started/begin-order.ts'
import {
  addition,
  afterBundles,
  bundle,
  clearEnglish,
  delivery,
  findBundles,
  format,
  manyNeeds,
  pressIn,
  tick,
  together,
} from './bundle-steps.ts'

// ServiceBundlesScreen
export default {
  ...screen,
  title: 'Order form/Bundles',
  args: {
    path: '/researcher/submit/service-bundles',
    world: 'scenario=order-form&at=service-bundles',
  },
}

const heading = (name: string) => ({ name, level: 1 })
const faulty = (fault: string) => ({
  world: `scenario=order-form&at=service-bundles&fault=${fault}`,
})

/** Each card shows what the whole bundle costs and contains; only the chosen one can be changed. */
export const NothingChosen: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, [clearEnglish])
    await expect(canvas.getAllByRole('radio', { checked: false })).toHaveLength(2)
    await expect(bundle(canvas, 'Premium')).toHaveAccessibleName(
      /^Premium bundle ?\$923\.40 \$1,026 ?with all services ?You save \$102\.60 \(10%\) ?Due /,
    )
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getAllByText(/^Choose a bundle first/)).toHaveLength(1)
    const contents = within(canvas.getByRole('list', { name: 'Premium bundle' }))
    const services = contents.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(services).toHaveLength(6)
    await expect(services[0]).toBe('Premium Editing$372')
    await expect(canvas.queryByRole('heading', { name: 'Compare the bundles' })).toBeNull()
    await expect(canvas.getByText(/^Total/, { selector: 'p' })).toHaveTextContent(/^Total –$/)
  },
}

export const ChoiceMissing: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, [clearEnglish])
    const next = canvas.getByRole('button', afterBundles)
    await expect(next).toHaveAccessibleDescription('Please choose a bundle.')
    await expect(canvas.queryByRole('link', { name: 'Back' })).toBeNull()
    const muted = getComputedStyle(next).backgroundColor
    await pressIn(canvas, afterBundles.name)
    await userEvent.click(bundle(canvas, 'Premium'))
    await waitFor(() => expect(getComputedStyle(next).backgroundColor).not.toBe(muted))
  },
}

/** Tables are priced by the number that was answered. */
export const Discount: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, [clearEnglish, format], '3')
    await userEvent.click(bundle(canvas, 'Premium'))
    await together(canvas, '$372')
    await expect(canvas.getByText(/^No discount yet: 10% off once/)).toBeVisible()
    const tables = addition(canvas, 'Premium', 'Table Formatting')
    await expect(tables).toHaveAccessibleDescription('$72 for 3 tables')
    await userEvent.click(tables)
    await userEvent.click(addition(canvas, 'Premium', 'Manuscript Formatting'))
    await expect(canvas.getByText('Bundle discount: 10% of $629')).toBeVisible()
    await expect(canvas.getByText('−$62.90')).toBeVisible()
    await together(canvas, '$566.10')
    await pressIn(canvas, afterBundles.name)
    await expect(await canvas.findByRole('heading', heading('Project details'))).toBeInTheDocument()
    await expect(canvas.getAllByText('$566.10').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('link', { name: /Bundle/ }))
    await expect(await canvas.findByText('Total so far')).toBeVisible()
  },
}

/** Another bundle takes back rush delivery and what was added. */
export const AnotherBundle: ScreenStory = {
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, [clearEnglish])
    await userEvent.click(bundle(canvas, 'Premium'))
    await userEvent.click(addition(canvas, 'Premium', 'Plagiarism Check'))
    await userEvent.click(delivery(canvas, 'Premium', 'Rush'))
    await together(canvas, '$550.50')
    await userEvent.click(bundle(canvas, 'Standard'))
    await expect(canvas.queryByRole('group', { name: 'Add to the Premium bundle' })).toBeNull()
    await expect(addition(canvas, 'Standard', 'Plagiarism Check')).not.toBeChecked()
    await expect(delivery(canvas, 'Standard', 'Rush')).not.toBeChecked()
    await expect(delivery(canvas, 'Standard', 'Rush')).toBeEnabled()
  },
}

/** A level lowers the surcharge of rush. */
export const LoyaltyLevel: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=elite&at=service-bundles' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, [clearEnglish])
    await userEvent.click(bundle(canvas, 'Premium'))
    await userEvent.click(delivery(canvas, 'Premium', 'Rush'))
    await expect(canvas.getByText('Your loyalty level: 20% off rush delivery')).toBeVisible()
  },
}

/** Three of many bundles are compared; others can be picked. */
export const ManyBundles: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, manyNeeds, '25')
    await expect(canvas.getAllByRole('radio')).toHaveLength(8)
    const picks = within(canvas.getByRole('group', { name: 'Bundles to compare' }))
    const table = canvas.getByRole('table', { name: 'Bundles side by side' })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4)
    const tables = picks.getByRole('checkbox', { name: 'Table Formatting bundle' })
    await expect(tables).toBeDisabled()
    await userEvent.click(picks.getByRole('checkbox', { name: 'Standard bundle' }))
    await userEvent.click(tables)
    await expect(
      within(table).getByRole('columnheader', { name: 'Table Formatting bundle' }),
    ).toBeInTheDocument()
    const row = within(table).getByRole('row', { name: /^Table Formatting/ })
    await expect(within(row).getAllByText('In this bundle').length).toBeGreaterThan(0)
    // One alone shows all that it contains.
    for (const box of picks.getAllByRole('checkbox', { checked: true }).slice(1)) {
      await userEvent.click(box)
    }
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
    await expect(within(table).getByRole('row', { name: /^Plagiarism Check/ })).toBeVisible()
  },
}

/** The columns stay side by side. */
export const ComparedOnAPhone: ScreenStory = {
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, manyNeeds, '25')
    const table = canvas.getByRole('table', { name: 'Bundles side by side' })
    // What all bundles contain makes no difference.
    await expect(canvas.getByText(/Each can include /)).toHaveTextContent('Plagiarism Check')
    await expect(table).not.toHaveTextContent('Plagiarism Check')
    const [, first] = within(table).getAllByRole('row')
    await expect(first).toHaveTextContent(/^Bundle total/)
    const lefts = (role: string) =>
      within(table)
        .getAllByRole(role)
        .map((cell) => cell.getBoundingClientRect().left)
    const [, ...columns] = lefts('columnheader')
    await expect(new Set(columns).size).toBe(3)
    await expect(new Set(lefts('cell'))).toEqual(new Set(columns))
  },
}

export const Translation: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = { words: '5,200', language: 'Chinese' }
    await beginOrder(canvasElement, { goal: 'Translate my manuscript', text })
    await pressIn(canvas, 'Help me decide')
    await tick(canvas, format)
    await pressIn(canvas, 'Show my bundles')
    await canvas.findByRole('radio', { name: /^Chinese to English bundle/ })
    await expect(canvas.queryByRole('heading', { name: 'Compare the bundles' })).toBeNull()
  },
}

export const LearnMore: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, [clearEnglish])
    const [more] = await canvas.findAllByRole('link', { name: 'Unlimited re-editing' })
    if (!more) throw new Error('There is no link.')
    await userEvent.click(more)
    await expect(await canvas.findByRole('dialog', { name: 'Unlimited re-editing' })).toBeVisible()
  },
}

/** An administrator's service stays, and counts for the discount. */
export const ServiceThatStays: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=admin-order&at=service-bundles' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, [clearEnglish])
    await userEvent.click(bundle(canvas, 'Premium'))
    const check = addition(canvas, 'Premium', 'Plagiarism Check')
    await expect(check).toBeChecked()
    await expect(check).toBeDisabled()
    await expect(canvas.getByText(/^Bundle discount: 10% of/)).toBeVisible()
  },
}

/** The failure leads back to the bundles, which keep the choice. */
export const NotSaved: ScreenStory = {
  tags: ['deep'],
  args: faulty('selectBundle:500:1'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, [clearEnglish])
    await userEvent.click(bundle(canvas, 'Standard'))
    await pressIn(canvas, afterBundles.name)
    const dialog = within(await canvas.findByRole('alertdialog'))
    await expect(dialog.getByText(/^There was a problem saving your order:/)).toBeVisible()
    await userEvent.click(dialog.getByRole('link', { name: 'Go Back' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(bundle(canvas, 'Standard')).toBeChecked()
  },
}

export const Refused: ScreenStory = {
  args: faulty('selectBundle:refusal=service-bundle-not-available:1'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, [clearEnglish])
    await userEvent.click(bundle(canvas, 'Premium'))
    await pressIn(canvas, afterBundles.name)
    const dialog = within(await canvas.findByRole('alertdialog'))
    await expect(dialog.getByText(/This bundle no longer fits your manuscript\./)).toBeVisible()
  },
}

export const BackToAllServices: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, [clearEnglish])
    await pressIn(canvas, 'back to all services')
    await canvas.findByRole('heading', heading('Choose a service'))
  },
}
