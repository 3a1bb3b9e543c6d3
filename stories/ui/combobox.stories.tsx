import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { object, string } from 'yup'
import { ComboboxField } from '../../src/ui/form/combobox/combobox-field.tsx'
import { fieldsOf } from '../../src/ui/form/field-name.ts'
import { TextField } from '../../src/ui/form/fields/text-field.tsx'
import { Form } from '../../src/ui/form/form.tsx'
import { SubmitButton } from '../../src/ui/form/submit-button.tsx'
import { Button } from '../../src/ui/page/buttons/button.tsx'
import { NarrowColumn } from '../../src/ui/page/layout/page-grid.tsx'

const fieldName = fieldsOf<{ organization: string; city: string }>()

const send = fn<(values: unknown) => Promise<unknown>>()
const choose = fn<(option: unknown) => void>()

const schema = object({ organization: string().trim().default(''), city: string().default('') })

const zhejiang = { value: '浙江大学', more: '123301001145534054' }
const materials = { value: '浙江大学材料科学研究所', more: '12330100735617102Q' }
const ocean = { value: '浙江海洋大学', more: '12330000470008914F' }
const all = [zhejiang, materials, ocean]

function Organization() {
  const [typed, setTyped] = useState('')
  const [limit, setLimit] = useState(all.length)
  const found = typed ? all.filter(({ value }) => value.startsWith(typed)) : []
  return (
    <NarrowColumn>
      <Form
        schema={schema}
        initialValues={{ organization: '', city: '' }}
        label="Buyer"
        onSubmit={send}
      >
        <ComboboxField
          name={fieldName('organization')}
          label="Organization"
          optional
          listLabel="Organizations"
          lang="zh-Hans"
          options={found.slice(0, limit)}
          status={null}
          onTyped={setTyped}
          onChosen={choose}
        />
        <TextField name={fieldName('city')} label="City" optional />
        <SubmitButton>Save</SubmitButton>
      </Form>
      <Button onClick={() => setLimit(1)}>Shorten the list</Button>
    </NarrowColumn>
  )
}

const meta: Meta<typeof Organization> = {
  title: 'Design system/Combobox',
  component: Organization,
  beforeEach: () => {
    send.mockReset().mockResolvedValue(undefined)
    choose.mockReset()
  },
}
export default meta

type Story = StoryObj<typeof Organization>
type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const combobox = ({ canvas }: Tools) => canvas.getByRole('combobox', { name: /^Organization/ })
const options = ({ canvas }: Tools) => canvas.getAllByRole('option')

async function expectChoice(tools: Tools, index: number | undefined) {
  const selected = options(tools).map((option) => option.getAttribute('aria-selected'))
  await expect(selected).toEqual(selected.map((_, at) => String(at === index)))
  const id = index === undefined ? '' : options(tools)[index]?.id
  await expect(combobox(tools)).toHaveAttribute('aria-activedescendant', id)
}

async function expectClosed(tools: Tools) {
  await expect(combobox(tools)).toHaveAttribute('aria-expanded', 'false')
  await expect(tools.canvas.queryByRole('listbox')).toBeNull()
}

async function type(tools: Tools, text: string) {
  await tools.userEvent.type(combobox(tools), text)
}

export const Suggestions: Story = {
  play: async (tools) => {
    await type(tools, '浙江')
    await expect(combobox(tools)).toHaveAttribute('aria-expanded', 'true')
    const list = tools.canvas.getByRole('listbox', { name: 'Organizations' })
    await expect(combobox(tools)).toHaveAttribute('aria-controls', list.id)
    await expect(options(tools)).toHaveLength(3)
    await expectChoice(tools, undefined)
  },
}
export const SuggestionsInTheDark: Story = { ...Suggestions, globals: { scheme: 'dark' } }

export const ArrowsGoRound: Story = {
  play: async (tools) => {
    const { userEvent } = tools
    await type(tools, '浙江')
    for (const index of [0, 1, 2, 0]) {
      await userEvent.keyboard('{ArrowDown}')
      await expectChoice(tools, index)
    }
    for (const index of [2, 1]) {
      await userEvent.keyboard('{ArrowUp}')
      await expectChoice(tools, index)
    }
    await userEvent.keyboard('{Home}{End}a')
    await userEvent.keyboard('{Backspace}')
    await expectChoice(tools, undefined)
    await userEvent.keyboard('{ArrowUp}')
    await expectChoice(tools, 2)
  },
}

export const ClosedAndOpenedAgain: Story = {
  play: async (tools) => {
    const { userEvent } = tools
    await userEvent.click(combobox(tools))
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Escape}')
    await expectClosed(tools)
    await type(tools, '浙江')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expectClosed(tools)
    await userEvent.keyboard('{Escape}')
    await expect(combobox(tools)).toHaveValue('浙江')
    await userEvent.keyboard('{ArrowDown}')
    await expectChoice(tools, 0)
    await userEvent.keyboard('{Escape}{ArrowUp}')
    await expectChoice(tools, 2)
    await userEvent.click(combobox(tools))
    await expectChoice(tools, 2)
  },
}

export const ChosenByKeyboard: Story = {
  play: async (tools) => {
    const { userEvent } = tools
    await type(tools, '浙江')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expectClosed(tools)
    await expect(combobox(tools)).toHaveValue(materials.value)
    await expect(combobox(tools)).toHaveFocus()
    await expect(choose.mock.calls).toEqual([[materials]])
    await expect(send).not.toHaveBeenCalled()
  },
}

export const ChosenByClick: Story = {
  play: async (tools) => {
    const { userEvent } = tools
    await type(tools, '浙江')
    await userEvent.click(tools.canvas.getByRole('option', { name: /海洋/ }))
    await expectClosed(tools)
    await expect(combobox(tools)).toHaveValue(ocean.value)
    await expect(combobox(tools)).toHaveFocus()
    await expect(choose.mock.calls).toEqual([[ocean]])
  },
}

export const ChosenTwice: Story = {
  play: async (tools) => {
    const { userEvent } = tools
    await type(tools, '浙江')
    await userEvent.keyboard('{ArrowDown}{Enter}{Backspace}')
    await expect(combobox(tools)).toHaveValue('浙江大')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(combobox(tools)).toHaveValue(zhejiang.value)
    await expect(choose.mock.calls).toEqual([[zhejiang], [zhejiang]])
  },
}

export const SentAsTyped: Story = {
  play: async (tools) => {
    await type(tools, '浙江')
    await tools.userEvent.hover(tools.canvas.getByRole('option', { name: /海洋/ }))
    await tools.userEvent.keyboard('{Enter}')
    await expect(send.mock.calls[0]?.[0]).toEqual({ organization: '浙江', city: '' })
    await expect(choose).not.toHaveBeenCalled()
  },
}

/** A late search result may have fewer options than the list on show. */
export const SentAfterTheListBecameShorter: Story = {
  play: async (tools) => {
    await type(tools, '浙江')
    await tools.userEvent.keyboard('{ArrowUp}')
    await expectChoice(tools, 2)
    fireEvent.click(tools.canvas.getByRole('button', { name: 'Shorten the list' }))
    await expect(options(tools)).toHaveLength(1)
    await tools.userEvent.keyboard('{Enter}')
    await expect(send.mock.calls[0]?.[0]).toEqual({ organization: '浙江', city: '' })
    await expect(choose).not.toHaveBeenCalled()
  },
}

/** Leaving the field chooses nothing. */
export const LeftWithAnOptionHighlighted: Story = {
  play: async (tools) => {
    await type(tools, '浙江')
    await tools.userEvent.keyboard('{ArrowDown}{Tab}')
    await expect(tools.canvas.getByLabelText(/^City/)).toHaveFocus()
    await expectClosed(tools)
    await expect(combobox(tools)).toHaveValue('浙江')
    await expect(choose).not.toHaveBeenCalled()
  },
}

/** Keys of an input method that composes a word neither choose an option nor close the list. */
export const ComposedByAnInputMethod: Story = {
  play: async (tools) => {
    await type(tools, '浙江')
    await tools.userEvent.keyboard('{ArrowDown}')
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      fireEvent.keyDown(combobox(tools), { key, isComposing: true })
    }
    await expectChoice(tools, 0)
    await expect(choose).not.toHaveBeenCalled()
  },
}

/** The list opens below the end of the window. */
export const HighlightedBelowTheFold: Story = {
  decorators: [
    (ShownStory) => (
      <div style={{ paddingBlock: '100vh' }}>
        <ShownStory />
      </div>
    ),
  ],
  play: async (tools) => {
    const field = combobox(tools)
    field.scrollIntoView({ block: 'end' })
    await type(tools, '浙江')
    field.scrollIntoView({ block: 'end' })
    const last = tools.canvas.getByRole('option', { name: /海洋/ })
    const below = () => last.getBoundingClientRect().bottom - document.documentElement.clientHeight
    await expect(below()).toBeGreaterThan(0)
    await tools.userEvent.keyboard('{ArrowUp}')
    await expectChoice(tools, 2)
    await expect(below()).toBeLessThanOrEqual(0)
  },
}
