import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { boolean, object, string } from 'yup'
import { DateField } from '../../src/ui/form/dates/date-field.tsx'
import { fieldsOf } from '../../src/ui/form/field-name.ts'
import { CheckboxField } from '../../src/ui/form/fields/checkbox-field.tsx'
import { RadioGroup } from '../../src/ui/form/fields/radio-group.tsx'
import { SelectField } from '../../src/ui/form/fields/select-field.tsx'
import { EmailField, TextField } from '../../src/ui/form/fields/text-field.tsx'
import { TileList } from '../../src/ui/form/fields/tile-list.tsx'
import { Form } from '../../src/ui/form/form.tsx'
import { PasswordField } from '../../src/ui/form/password/password-field.tsx'
import { SubmitButton } from '../../src/ui/form/submit-button.tsx'
import { NarrowColumn } from '../../src/ui/page/layout/page-grid.tsx'

const fieldName = fieldsOf<typeof empty>()

const schema = object({
  title: string()
    .trim()
    .required(() => 'Please enter your project title.'),
  email: string()
    .trim()
    .email(() => 'Please enter a valid e-mail address.'),
  password: string().required(() => 'Please enter your password.'),
  english: string().required(() => 'Please choose a style of English.'),
  country: string().required(() => 'Please choose your country.'),
  due: string().required(() => 'Please enter a date.'),
  terms: boolean().oneOf([true], () => 'Please agree to the terms.'),
})

const empty = {
  title: '',
  email: '',
  password: '',
  english: '',
  country: '',
  due: '',
  terms: false,
}

function Fields({ values = empty }: { values?: typeof empty }) {
  return (
    <NarrowColumn>
      <Form schema={schema} initialValues={values} onSubmit={async () => {}}>
        <TextField
          name={fieldName('title')}
          label="Project title"
          hint="As it will stand on your certificate. Up to 512 characters."
          maxLength={512}
        />
        <EmailField name={fieldName('email')} label="E-mail address" optional />
        <PasswordField
          name={fieldName('password')}
          label="Password"
          autoComplete="current-password"
        />
        <RadioGroup
          name={fieldName('english')}
          label="Style of English"
          options={[
            { value: 'american', label: 'American English', hint: 'color, analyze' },
            { value: 'british', label: 'British English', hint: 'colour, analyse' },
          ]}
        />
        <SelectField
          name={fieldName('country')}
          label="Country"
          placeholder="Please choose"
          likely={[{ value: 'US', label: 'United States' }]}
          options={[
            { value: 'BR', label: 'Brazil' },
            { value: 'CN', label: 'China' },
            { value: 'GB', label: 'United Kingdom' },
          ]}
        />
        <DateField name={fieldName('due')} label="Needed by" />
        <CheckboxField name={fieldName('terms')} label="I agree to the terms of service." />
        <SubmitButton>Save and continue</SubmitButton>
      </Form>
    </NarrowColumn>
  )
}

const meta: Meta<typeof Fields> = { title: 'Design system/Fields', component: Fields }
export default meta

type Story = StoryObj<typeof Fields>

const full = {
  title: 'Soil quality',
  email: 'amara@university.edu',
  password: 'manuscript',
  english: 'british',
  country: 'GB',
  due: '2026-11-22',
  terms: true,
}

export const Empty: Story = {}
export const Full: Story = { args: { values: full } }
export const FullInTheDark: Story = {
  tags: ['deep'],
  args: { values: full },
  globals: { scheme: 'dark' },
}
export const FullOnASmallScreen: Story = {
  tags: ['deep'],
  args: { values: full },
  globals: { viewport: { value: 'small' } },
}

const fail: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
  await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveFocus()
}

export const Wrong: Story = { play: fail }
export const WrongInTheDark: Story = { play: fail, globals: { scheme: 'dark' } }

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Project title')).toHaveFocus()
    await expect(canvas.getByLabelText('Project title')).toHaveAccessibleDescription(/512/)
    await userEvent.keyboard('Soil')
    await userEvent.tab()
    await userEvent.paste(' amara@university.edu ')
    await userEvent.tab()
    const password = canvas.getByLabelText('Password')
    await userEvent.keyboard('hush')
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(password).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /British/ })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus()
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Brazil')
    await expect(canvas.getByLabelText('Country')).toHaveValue('BR')
    await userEvent.tab()
    await userEvent.paste('2026-11-22')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Needed by')).toHaveValue('11/22/2026')
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.queryAllByText(/Please/, { ignore: 'option' })).toEqual([])
  },
}

export const ImpossibleDate: Story = {
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByLabelText('Needed by')
    await userEvent.type(date, '2/30/2026')
    await userEvent.tab()
    await canvas.findByText('That date doesn’t exist. Please check the month and day.')
    await expect(date).toBeInvalid()
    await expect(date).toHaveValue('2/30/2026')
    await userEvent.clear(date)
    await userEvent.type(date, '3/2/2026')
    await expect(canvas.queryByText(/date doesn’t exist/)).toBeNull()
    await expect(date).not.toBeInvalid()
  },
}

const tile = (title: string, mark?: string) => ({ value: title, title, mark })

/** What stands upon the edge of a tile keeps off the one above. */
export const MarkInTheSecondRow: StoryObj = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <TileList
      name="packages"
      columns={2}
      value=""
      tiles={[tile('One'), tile('Two'), tile('Three', 'Best value'), tile('Four')]}
      onChosen={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    const mark = (await canvas.findByText('Best value')).getBoundingClientRect()
    const above = canvas.getByText('One').closest('div')?.getBoundingClientRect()
    await expect(mark.top - (above?.bottom ?? mark.top)).toBeGreaterThanOrEqual(8)
  },
}
