import { UNDETERMINED_AREA } from '../../backend/reference-data/areas-of-study/areas-of-study.ts'
import { newForm, noFiles } from '../../backend/rules/order-form/new-form.ts'
import type { OrderFormRow } from '../../world/rows/order-form-rows.ts'
import { startedForm } from '../builders/order-form/started-form.ts'
import { manuscriptTitle } from '../builders/orders/manuscript-title.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** Grace Lindqvist is at the payment step without services, or without a manuscript. */
export const brokenCart = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    const { identity: owner, field } = graceLindqvist
    world.users.insert(accountFor(graceLindqvist))
    const described = (key: string): OrderFormRow['details'] => ({
      ...newForm({ identity: '', owner, turn: 0, now: start }).details,
      title: manuscriptTitle(key, field),
      areaOfStudyId: UNDETERMINED_AREA,
      styleOfEnglish: 'American English',
    })
    const atPayment = { step: 'payment-details' } as const
    const withoutFiles = startedForm(world, owner, start, {
      ...atPayment,
      files: noFiles,
      details: described('form without files'),
    })
    // The form started last opens.
    const withoutServices = startedForm(world, owner, start, {
      ...atPayment,
      service: null,
      declineEditing: true,
      details: described('form without services'),
    })
    return {
      person: personFacts(graceLindqvist),
      forms: {
        withoutServices: withoutServices.identity,
        withoutFiles: withoutFiles.identity,
      },
    }
  },
})
