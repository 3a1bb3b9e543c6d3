import { expect, it } from 'vitest'
import { choiceOf } from '../../../testing/order-form/form-choice-for-test.ts'
import { withoutBundle } from './normalize-form.ts'

const bundle = { interested: true, answers: {}, id: 'bundle-premium' }
const formatting = { serviceIdentity: 'svc-formatting', quantity: 1 }
const figures = { serviceIdentity: 'svc-figures', quantity: 3 }

it.each([
  ['what the bundle contains', [], [figures]],
  ['nothing that an administrator added for good', ['svc-formatting'], [formatting, figures]],
])('without its bundle, a form loses %s', (_, fixedAdditions, additions) => {
  const { form } = choiceOf({
    service: 'svc-premium-editing',
    additions: [formatting, figures],
    fixedAdditions,
    bundle,
  })
  expect(withoutBundle(form)).toMatchObject({ service: null, additions })
})
