import { expect, it } from 'vitest'
import { pickProps, propsOf } from './props-of.ts'

const notice = {
  name: 'Notice',
  props: {
    tone: {
      required: false,
      tsType: { name: 'union', raw: "'amber' | 'red'" },
      description: 'Amber requests an action.',
      defaultValue: { value: "'amber'" },
    },
    lines: { required: false, tsType: { name: 'unknown' } },
    children: { required: true, tsType: { name: 'ReactNode' } },
  },
}

it('lists what the types say of each property, what is needed first', () => {
  expect(propsOf(notice)).toEqual([
    { name: 'children', type: 'ReactNode', isRequired: true, description: '', usual: '' },
    {
      name: 'tone',
      type: "'amber' | 'red'",
      isRequired: false,
      description: 'Amber requests an action.',
      usual: "'amber'",
    },
    { name: 'lines', type: 'list', isRequired: false, description: '', usual: '' },
  ])
})

it('picks components of a file by name, and misses none silently', () => {
  expect(pickProps([notice], 'Notice')).toEqual([notice])
  expect(() => pickProps([notice], 'Notices')).toThrow('No component is named Notices.')
})
