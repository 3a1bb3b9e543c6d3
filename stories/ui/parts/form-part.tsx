import summary from '../../../src/ui/form/error-summary.module.css'
import errorSummaryProps from '../../../src/ui/form/error-summary.tsx?props'
import fieldGroupProps from '../../../src/ui/form/fields/field-group.tsx?props'
import { FieldRow } from '../../../src/ui/form/fields/field-row.tsx'
import { FoldedFields } from '../../../src/ui/form/fields/folded-fields.tsx'
import foldedFieldsProps from '../../../src/ui/form/fields/folded-fields.tsx?props'
import { TextField } from '../../../src/ui/form/fields/text-field.tsx'
import { SubmitButton } from '../../../src/ui/form/submit-button.tsx'
import submitButtonProps from '../../../src/ui/form/submit-button.tsx?props'
import { AppLink } from '../../../src/ui/page/buttons/app-link.tsx'
import { ExampleForm, exampleField, FieldWithError } from './example-form.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const missing = 'Please enter your project title.'

const title = <TextField name={exampleField('title')} label="Project title" />

const Problems = ({ of, children }: { of: string; children: string }) => (
  <section className={summary.summary} aria-label={`Summary of ${of}`}>
    <h3>There is a problem</h3>
    <ul className={summary.list}>
      <li>
        <AppLink to=".">{children}</AppLink>
      </li>
    </ul>
  </section>
)

export const formPart: Part = {
  name: 'Form',
  summary:
    'Asks for several things and sends them at once. It keeps what was entered, and says everything that is wrong in one place.',
  figure: (
    <ExampleForm label="A form that was sent too early">
      <Problems of="the figure">{missing}</Problems>
      <FieldWithError id="form-title" error={missing} />
      <SubmitButton>Save and continue</SubmitButton>
    </ExampleForm>
  ),
  anatomy: [
    {
      name: 'Summary',
      text: 'takes the focus when something is wrong; each line leads to its field.',
      selector: 'h3',
      side: 'before',
    },
    {
      name: 'Field',
      text: 'repeats its line of the summary, in the same words.',
      selector: '#form-title-error',
      side: 'before',
    },
    {
      name: 'Next step',
      text: 'the only filled button, with a verb. It is never disabled without a reason beside it.',
      selector: 'button[type="submit"]',
      side: 'before',
    },
  ],
  use: [
    'FieldGroup where a longer form asks about several subjects.',
    'FieldRow for what is read as one, such as a postcode and its city.',
    'FoldedFields for what few people fill in.',
  ],
  avoid: [
    'To ask for what a file, the profile or the last order already tells.',
    'For one choice that takes effect at once: use a checkbox or a link.',
  ],
  pairs: [
    {
      rule: 'The summary says what to do, and leads there.',
      good: <Problems of="what to do">{missing}</Problems>,
      bad: <Problems of="what it knows">1 field is invalid.</Problems>,
      why: 'the field has to be looked for',
    },
    {
      rule: 'A button that does not send yet says what is missing.',
      good: (
        <ExampleForm label="With a reason">
          <SubmitButton missing="Upload a manuscript first.">Begin the check</SubmitButton>
        </ExampleForm>
      ),
      bad: (
        <ExampleForm label="Without a reason">
          <SubmitButton missing=" ">Begin the check</SubmitButton>
        </ExampleForm>
      ),
      why: 'it looks like the others, and nothing happens',
    },
  ],
  states: [
    {
      name: 'Folded fields',
      text: 'Stay part of the form; open by themselves where one of them has an error.',
      example: (
        <ExampleForm label="Folded fields">
          <FoldedFields label="Add a co-author" open={false}>
            <FieldRow>{title}</FieldRow>
          </FoldedFields>
        </ExampleForm>
      ),
    },
  ],
  keyboard: [
    ['Enter', 'Sends the form from a line of text, or follows a line of the summary to its field.'],
    ['Tab', 'Goes from field to field, in the order in which they are read.'],
  ],
  components: [
    ...pickProps(submitButtonProps, 'SubmitButton'),
    ...pickProps(errorSummaryProps, 'ErrorSummary'),
    ...pickProps(fieldGroupProps, 'FieldGroup'),
    ...pickProps(foldedFieldsProps, 'FoldedFields'),
  ],
}
