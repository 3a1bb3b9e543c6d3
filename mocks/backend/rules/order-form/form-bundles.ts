import type { components } from '../../../../src/api/schema.gen.ts'
import type { FormChoice } from './form-choice.ts'

type OrderForm = components['schemas']['OrderForm']
export type FormBundles = Pick<OrderForm, 'availableServiceBundles' | 'serviceBundleQuestions'>

/** What is asked about bundles, and those that fit the answers; nothing before they are wanted. */
export function bundlesOf(_choice: FormChoice): FormBundles {
  return { availableServiceBundles: [], serviceBundleQuestions: [] }
}
