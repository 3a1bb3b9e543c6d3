import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inRouter } from '../in-router.tsx'
import { buttonPart } from './button-part.tsx'
import { choiceCardsPart } from './choice-cards-part.tsx'
import { dialogPart } from './dialog-part.tsx'
import { factsPart } from './facts-part.tsx'
import { fieldPart } from './field-part.tsx'
import { foldPart } from './fold-part.tsx'
import { formPart } from './form-part.tsx'
import { helpedFieldPart } from './helped-field-part.tsx'
import { layoutPart } from './layout-part.tsx'
import { linkPart } from './link-part.tsx'
import { noticePart } from './notice-part.tsx'
import type { Part } from './part.ts'
import { PartPage } from './part-page.tsx'
import { progressPart } from './progress-part.tsx'
import { statePart } from './state-part.tsx'
import { tablePart } from './table-part.tsx'
import { tickPart } from './tick-part.tsx'
import { uploadPart } from './upload-part.tsx'

const meta: Meta = { title: 'Design system/Parts', decorators: [inRouter] }
export default meta

type Play = NonNullable<StoryObj['play']>

const showsWhole =
  (part: Part): Play =>
  async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Properties' })
    // Examples have headings of their own.
    const chapters = [...canvasElement.querySelectorAll('main > section > h2')]
    await expect(chapters.map(({ textContent }) => textContent)).toEqual([
      'Anatomy',
      'When to use it',
      'Do and don’t',
      'States',
      'Keyboard',
      'Properties',
    ])
    // Each number of the figure has found what it points at.
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(part.anatomy.length),
    )
    for (const { name } of part.components) {
      const table = canvas.getByRole('table', { name: `Properties of ${name}` })
      await expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(0)
    }
  }

const pageOf = (part: Part): StoryObj => ({
  render: () => <PartPage part={part} />,
  play: showsWhole(part),
})

export const Button: StoryObj = {
  ...pageOf(buttonPart),
  play: async (context) => {
    await showsWhole(buttonPart)(context)
    const properties = context.canvas.getByRole('table', { name: 'Properties of Button' })
    const variant = within(properties).getByRole('row', { name: /^variant/ })
    await expect(variant).toHaveTextContent("'filled' | 'quiet' | 'text'")
    await expect(variant).toHaveTextContent('Filled marks the one next step of a screen.')
  },
}
export const Link: StoryObj = {
  ...pageOf(linkPart),
  play: async (context) => {
    await showsWhole(linkPart)(context)
    const back = context.canvas.getByRole('link', { name: 'Back to my orders' })
    await expect(back).not.toHaveAttribute('aria-current')
    await expect(back.querySelector('svg')).toBeVisible()
  },
}
export const Field: StoryObj = pageOf(fieldPart)
export const ChoiceCards: StoryObj = pageOf(choiceCardsPart)
export const Dialog: StoryObj = pageOf(dialogPart)
export const NoticesAndMessages: StoryObj = pageOf(noticePart)
export const Table: StoryObj = pageOf(tablePart)
export const FoldsAndMenus: StoryObj = pageOf(foldPart)
export const ProgressAndQuantities: StoryObj = pageOf(progressPart)
export const CheckboxAndRadio: StoryObj = pageOf(tickPart)
export const FieldsThatHelp: StoryObj = pageOf(helpedFieldPart)
export const Form: StoryObj = pageOf(formPart)
export const Upload: StoryObj = pageOf(uploadPart)
export const LoadingEmptyFailed: StoryObj = pageOf(statePart)
export const FactsAndEntries: StoryObj = pageOf(factsPart)
export const Page: StoryObj = pageOf(layoutPart)

export const ButtonInTheDark: StoryObj = {
  tags: ['deep'],
  ...pageOf(buttonPart),
  globals: { scheme: 'dark' },
}
export const ChoiceCardsOnASmallScreen: StoryObj = {
  tags: ['deep'],
  ...pageOf(choiceCardsPart),
  globals: { viewport: { value: 'small' } },
}
