import { useState } from 'react'
import { ComboboxField } from '../../../src/ui/form/combobox/combobox-field.tsx'
import comboboxFieldProps from '../../../src/ui/form/combobox/combobox-field.tsx?props'
import { DateField } from '../../../src/ui/form/dates/date-field.tsx'
import dateFieldProps from '../../../src/ui/form/dates/date-field.tsx?props'
import { SelectBox } from '../../../src/ui/form/fields/select-box.tsx'
import { TextAreaField } from '../../../src/ui/form/fields/text-area-field.tsx'
import textAreaFieldProps from '../../../src/ui/form/fields/text-area-field.tsx?props'
import { PasswordField } from '../../../src/ui/form/password/password-field.tsx'
import passwordFieldProps from '../../../src/ui/form/password/password-field.tsx?props'
import { ExampleForm, exampleField } from './example-form.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const areas = ['Soil science', 'Solid mechanics', 'Solar physics'].map((value) => ({ value }))

const ignored = () => {}

function Area() {
  const [typed, setTyped] = useState('')
  const begins = ({ value }: { value: string }) =>
    value.toLowerCase().startsWith(typed.toLowerCase())
  return (
    <ComboboxField
      name={exampleField('country')}
      label="Area of study"
      hint="Type the first letters, such as “so”."
      listLabel="Areas of study"
      options={typed ? areas.filter(begins) : []}
      status={null}
      onTyped={setTyped}
      onChosen={ignored}
    />
  )
}

const Due = ({ label }: { label: string }) => (
  <ExampleForm label={label}>
    <DateField name={exampleField('due')} label="Needed by" />
  </ExampleForm>
)

export const helpedFieldPart: Part = {
  name: 'Fields that help',
  summary:
    'Fields that know something about what is typed: they suggest, read a day as people write it, show a password, or grow with their text.',
  figure: (
    <ExampleForm label="Two fields that help">
      <Area />
      <PasswordField
        name={exampleField('password')}
        label="Password"
        autoComplete="current-password"
      />
    </ExampleForm>
  ),
  anatomy: [
    {
      name: 'Text',
      text: 'is typed freely; suggestions appear below it and never replace it unasked.',
      selector: 'input[role="combobox"]',
      side: 'before',
    },
    {
      name: 'Show',
      text: 'lets people check a password; it is never kept in a draft.',
      selector: 'button[aria-controls]',
      side: 'after',
    },
  ],
  use: [
    'ComboboxField for one of hundreds, or where another answer is allowed as well.',
    'DateField for a day that people know by heart; it reads several ways to write it.',
    'TextAreaField for more than a line; it grows with its text.',
  ],
  avoid: [
    'A combobox for a list that people know, such as countries: use SelectField.',
    'A calendar for a day in the past, such as a birthday.',
    'SelectBox in a form: it has neither label nor error. SelectField has both.',
  ],
  pairs: [
    {
      rule: 'The hint shows the form of a date, and others are understood.',
      good: <Due label="One field" />,
      bad: (
        <SelectBox aria-label="Month" defaultValue="11">
          <option value="11">November</option>
        </SelectBox>
      ),
      why: 'three lists take longer than ten keys',
    },
  ],
  states: [
    { name: 'A day', text: 'Says which part is wrong.', example: <Due label="A day" /> },
    {
      name: 'A text',
      text: 'Grows up to the height of the window.',
      example: (
        <ExampleForm label="A text" values={{ title: 'Figures 2 and 3 are final.\nThank you.' }}>
          <TextAreaField name={exampleField('title')} label="Note for your editor" optional />
        </ExampleForm>
      ),
    },
  ],
  keyboard: [
    ['Arrows', 'Go through the suggestions; the text stays until one is chosen.'],
    ['Enter', 'Takes the suggestion. Without one it sends the form.'],
    ['Escape', 'Closes the suggestions, and keeps what was typed.'],
  ],
  components: [
    ...pickProps(comboboxFieldProps, 'ComboboxField'),
    ...pickProps(dateFieldProps, 'DateField'),
    ...pickProps(passwordFieldProps, 'PasswordField'),
    ...pickProps(textAreaFieldProps, 'TextAreaField'),
  ],
}
