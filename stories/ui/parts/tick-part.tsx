import { Checkbox } from '../../../src/ui/form/fields/checkbox.tsx'
import checkboxProps from '../../../src/ui/form/fields/checkbox.tsx?props'
import { CheckboxField } from '../../../src/ui/form/fields/checkbox-field.tsx'
import checkboxFieldProps from '../../../src/ui/form/fields/checkbox-field.tsx?props'
import { CheckboxGroup } from '../../../src/ui/form/fields/checkbox-group.tsx'
import checkboxGroupProps from '../../../src/ui/form/fields/checkbox-group.tsx?props'
import { RadioGroup } from '../../../src/ui/form/fields/radio-group.tsx'
import { ExampleForm, exampleField } from './example-form.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const ignored = () => {}

const styles = [
  { value: 'american', label: 'American English', hint: 'color, analyze' },
  { value: 'british', label: 'British English', hint: 'colour, analyse' },
]

const files = ['Figures', 'Tables', 'References'].map((label) => ({ value: label, label }))

const English = ({ label, chosen = '' }: { label: string; chosen?: string }) => (
  <ExampleForm label={label} values={{ service: chosen }}>
    <RadioGroup name={exampleField('service')} label="Style of English" options={styles} />
  </ExampleForm>
)

const Terms = ({ words }: { words: string }) => (
  <ExampleForm label={words}>
    <CheckboxField name={exampleField('terms')} label={words} />
  </ExampleForm>
)

export const tickPart: Part = {
  name: 'Checkbox and radio',
  summary:
    'A checkbox is a yes or a no. Radios offer two to five answers of a word or two, of which one holds.',
  figure: <English label="Style of English, drawn" chosen="american" />,
  anatomy: [
    { name: 'Question', text: 'the legend of the group.', selector: 'legend', side: 'before' },
    {
      name: 'Control',
      text: 'the browser’s own, 20 pixels, in the accent.',
      selector: 'input',
      side: 'before',
    },
    {
      name: 'Answer',
      text: 'the whole line is its label, 44 pixels high on touch.',
      selector: 'label:nth-of-type(2) > span',
      side: 'after',
    },
    {
      name: 'Help',
      text: 'what the answer means, or why it cannot be given.',
      selector: 'label > span > span > span',
      side: 'after',
    },
  ],
  use: [
    'CheckboxField for a yes in a form, such as agreeing to the terms.',
    'CheckboxGroup for any of several, RadioGroup for one of several.',
    'Checkbox alone for what takes effect at once, such as a service of an order.',
  ],
  avoid: [
    'For choices with a price, a time or a picture: use choice cards.',
    'For more than five answers that people know by name: use SelectField.',
    'For two answers that are a yes and a no: use one checkbox.',
  ],
  pairs: [
    {
      rule: 'A tick says yes.',
      good: <Terms words="Send me the newsletter" />,
      bad: <Terms words="Do not send me the newsletter" />,
      why: 'a tick that means no is read twice',
    },
  ],
  states: [
    {
      name: 'One of several',
      text: 'None is chosen at first.',
      example: <English label="Style" />,
    },
    {
      name: 'Any of several',
      text: 'In columns, or in a row where the answers are short.',
      example: (
        <ExampleForm label="Any of several" values={{ extras: ['Tables'] }}>
          <CheckboxGroup name={exampleField('extras')} label="Check also" options={files} inline />
        </ExampleForm>
      ),
    },
    {
      name: 'Not to be chosen',
      text: 'Its help says why.',
      example: (
        <Checkbox
          label="Rush delivery"
          more="Only with editing or translation."
          checked={false}
          disabled
          onChange={ignored}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Reaches each checkbox; of radios the chosen one, or the first.'],
    ['Space', 'Ticks or unticks.'],
    ['Arrows', 'Choose the next or the previous radio.'],
  ],
  components: [
    ...pickProps(checkboxProps, 'Checkbox'),
    ...pickProps(checkboxFieldProps, 'CheckboxField'),
    ...pickProps(checkboxGroupProps, 'CheckboxGroup'),
  ],
}
