import { SelectField } from '../../../src/ui/form/fields/select-field.tsx'
import selectFieldProps from '../../../src/ui/form/fields/select-field.tsx?props'
import { TextField } from '../../../src/ui/form/fields/text-field.tsx'
import textFieldProps from '../../../src/ui/form/fields/text-field.tsx?props'
import { ExampleForm, exampleField, FieldWithError } from './example-form.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const missing = 'Please enter your project title.'

const title = (hint?: string) => (
  <TextField name={exampleField('title')} label="Project title" hint={hint} />
)

export const fieldPart: Part = {
  name: 'Field',
  summary:
    'Asks for one thing: its label above, the rule that holds below it, what is wrong in words under the control.',
  figure: <FieldWithError id="anatomy-title" error={missing} />,
  anatomy: [
    {
      name: 'Label',
      text: 'names what is asked for. It is never a placeholder, which goes while one types.',
      selector: 'label',
      side: 'before',
    },
    {
      name: 'Hint',
      text: 'says the rule before it can be broken, or where to find what is asked for.',
      selector: '[id$="-hint"]',
      side: 'before',
    },
    {
      name: 'Control',
      text: 'at least 42 pixels high, 44 on touch.',
      selector: 'input',
      side: 'before',
    },
    {
      name: 'Error',
      text: 'says what to do. It is also in the summary above the form, which takes the focus.',
      selector: '[id$="-error"]',
      side: 'before',
    },
  ],
  use: [
    'TextField for a line, TextAreaField for a text, DateField for a day.',
    'SelectField for one of many that people know by name, such as countries.',
    'FieldRow for what is read as one: first and last name.',
  ],
  avoid: [
    'For two to five choices that have to be compared: use radios or choice cards.',
    'For what the profile, a file or the last order already tells: show it, and let it be changed.',
  ],
  pairs: [
    {
      rule: 'A hint states the rule in force.',
      good: <ExampleForm label="With the rule">{title('Up to 512 characters.')}</ExampleForm>,
      bad: <ExampleForm label="Without the rule">{title()}</ExampleForm>,
      why: 'the rule is learned by breaking it',
    },
    {
      rule: 'An error says what to do.',
      good: <FieldWithError id="good-error" error={missing} />,
      bad: <FieldWithError id="bad-error" error="Invalid input" />,
      why: 'it blames, and does not help',
    },
    {
      rule: 'What is optional says so; all else is required.',
      good: (
        <ExampleForm label="Optional by a word">
          <TextField name={exampleField('email')} label="E-mail of a co-author" optional />
        </ExampleForm>
      ),
      bad: (
        <ExampleForm label="Required by a star">
          <TextField name={exampleField('email')} label="Project title *" />
        </ExampleForm>
      ),
      why: 'a star has to be explained, and is read aloud',
    },
  ],
  states: [
    {
      name: 'Empty',
      text: 'No placeholder that looks like an answer.',
      example: <ExampleForm label="Empty">{title()}</ExampleForm>,
    },
    {
      name: 'Filled in',
      text: 'Kept as a draft through a reload and a new sign-in, unless it is secret.',
      example: (
        <ExampleForm label="Filled in" values={{ title: 'Soil quality in the Cerrado' }}>
          {title()}
        </ExampleForm>
      ),
    },
    {
      name: 'With an error',
      text: 'Checked when it is left and when the form is sent; cleared once it is mended.',
      example: <FieldWithError id="state-error" error={missing} />,
    },
    {
      name: 'A list',
      text: 'The browser’s own: typing finds an entry.',
      example: (
        <ExampleForm label="A list">
          <SelectField
            name={exampleField('country')}
            label="Country"
            placeholder="Please choose"
            options={[
              { value: 'BR', label: 'Brazil' },
              { value: 'CN', label: 'China' },
            ]}
          />
        </ExampleForm>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the control; label, hint and error are read with it.'],
    ['Enter', 'Sends the form from a line of text.'],
    ['Letters, arrows', 'Choose in a list.'],
  ],
  components: [
    ...pickProps(textFieldProps, 'TextField'),
    ...pickProps(selectFieldProps, 'SelectField'),
  ],
}
