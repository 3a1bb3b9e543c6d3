import { CheckboxTiles } from '../../../src/ui/form/fields/checkbox-tiles.tsx'
import checkboxTilesProps from '../../../src/ui/form/fields/checkbox-tiles.tsx?props'
import radioGroupProps from '../../../src/ui/form/fields/radio-group.tsx?props'
import { RadioTiles } from '../../../src/ui/form/fields/radio-tiles.tsx'
import radioTilesProps from '../../../src/ui/form/fields/radio-tiles.tsx?props'
import type { Tile, TileColumns } from '../../../src/ui/form/fields/tile-grid.tsx'
import { ExampleForm, exampleField } from './example-form.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const services: readonly Tile[] = [
  {
    value: 'standard',
    title: 'Standard Editing',
    text: 'Grammar, spelling and the terms of your field.',
    facts: '$310, in 4 working days',
  },
  {
    value: 'premium',
    title: 'Premium Editing',
    text: 'Also structure and argument, by two editors.',
    facts: '$520, in 6 working days',
  },
]

const withoutSentence = services.map(({ text: _, ...tile }) => tile)

type Props = { label: string; tiles?: readonly Tile[]; chosen?: string; columns?: TileColumns }

const Cards = ({ label, tiles = services, chosen = '', columns = 1 }: Props) => (
  <ExampleForm label={label} values={{ service: chosen }}>
    <RadioTiles name={exampleField('service')} label={label} tiles={tiles} columns={columns} />
  </ExampleForm>
)

const unavailable = services.map((tile) =>
  tile.value === 'premium'
    ? { ...tile, disabled: true, facts: 'From 1,000 words; yours has 640' }
    : tile,
)

const ignored = () => {}

export const choiceCardsPart: Part = {
  name: 'Choice cards',
  summary:
    'Offer two to six things that differ in more than a name, so that they can be compared before one is chosen.',
  figure: <Cards label="Choose a service" chosen="standard" />,
  anatomy: [
    { name: 'Question', text: 'the legend of the group.', selector: 'legend', side: 'before' },
    {
      name: 'Control',
      text: 'a real radio or checkbox; the whole card is its label.',
      selector: 'input',
      side: 'before',
    },
    {
      name: 'Title',
      text: 'with the facts the name of the choice.',
      selector: '[id$="-title"]',
      side: 'after',
    },
    {
      name: 'Sentence',
      text: 'why one would choose it; read as a description.',
      selector: '[id$="-text"]',
      side: 'after',
    },
    {
      name: 'Facts',
      text: 'what is compared: price, days, words. In one order on all cards.',
      selector: '[id$="-facts"]',
      side: 'after',
    },
  ],
  use: [
    'RadioTiles for one of several, CheckboxTiles for any of them.',
    'Where each choice has a price, a time or a picture.',
  ],
  avoid: [
    'For choices that are a word each: use RadioGroup.',
    'For more than six: use a list with a search.',
    'To lead to another page: use links.',
  ],
  pairs: [
    {
      rule: 'A sentence helps to choose.',
      good: <Cards label="With a sentence" />,
      bad: <Cards label="Names and prices alone" tiles={withoutSentence} />,
      why: 'the price is all that can be compared',
    },
    {
      rule: 'What cannot be chosen says why.',
      good: <Cards label="With the reason" tiles={unavailable} />,
      bad: (
        <Cards
          label="Without a reason"
          tiles={services.map((tile, index) => ({ ...tile, disabled: index === 1 }))}
        />
      ),
      why: 'it looks broken',
    },
  ],
  states: [
    {
      name: 'Chosen',
      text: 'An edge of the accent and its soft ground, beside the mark of the control.',
      example: <Cards label="One is chosen" chosen="premium" />,
    },
    {
      name: 'Not to be chosen',
      text: 'Its facts say why.',
      example: <Cards label="One cannot be chosen" tiles={unavailable} />,
    },
    {
      name: 'Several',
      text: 'With checkboxes instead of radios.',
      example: (
        <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
          <legend>Add to your order</legend>
          <CheckboxTiles
            tiles={withoutSentence}
            columns={1}
            isChecked={(value) => value === 'standard'}
            onChange={ignored}
          />
        </fieldset>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the chosen card, or the first; with checkboxes each card.'],
    ['Arrows', 'Choose the next or the previous card of a group of radios.'],
    ['Space', 'Chooses the card, or ticks it.'],
  ],
  components: [
    ...pickProps(radioTilesProps, 'RadioTiles'),
    ...pickProps(checkboxTilesProps, 'CheckboxTiles'),
    ...pickProps(radioGroupProps, 'RadioGroup'),
  ],
}
