import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { formService } from '../../reference-data/services/form-services.ts'
import { serviceBundles } from '../../reference-data/services/service-bundles.ts'
import { serviceQuestions } from '../../reference-data/services/service-question-data.ts'
import { canDecline, classesFor, selectionsOf } from './form-offers.ts'

export function questionsOf(form: OrderFormRow): Set<string> {
  const questions = selectionsOf(form).flatMap((selection) =>
    serviceQuestions(selection.serviceIdentity),
  )
  return new Set(questions.map(({ identity }) => identity))
}

function withFittingServices(form: OrderFormRow): OrderFormRow {
  const classes = classesFor(form.goal, form.languageId)
  const fits = (identity: string) => {
    const type = formService(identity)?.type
    return type !== undefined && (type === 'concierge' || classes.includes(type))
  }
  const staysSelected = form.service !== null && fits(form.service)
  return {
    ...form,
    service: staysSelected ? form.service : null,
    tier: staysSelected ? form.tier : 'standard',
    additions: form.additions.filter(({ serviceIdentity }) => fits(serviceIdentity)),
    declineEditing: form.declineEditing && canDecline(form.goal, form.languageId),
  }
}

function withHeldBundle(form: OrderFormRow): OrderFormRow['bundle'] {
  const { bundle } = form
  const primary = serviceBundles.find(({ id }) => id === bundle.id)?.primary.identity
  const isHeld = selectionsOf(form).some(({ serviceIdentity }) => serviceIdentity === primary)
  return isHeld ? bundle : { ...bundle, id: null }
}

export function normalizeForm(form: OrderFormRow): OrderFormRow {
  const fitting = withFittingServices(form)
  const questions = questionsOf(fitting)
  const answers = fitting.details.answers.filter(({ questionIdentity }) =>
    questions.has(questionIdentity),
  )
  return {
    ...fitting,
    bundle: withHeldBundle(fitting),
    details: { ...fitting.details, answers },
  }
}

export function withoutBundle(
  form: OrderFormRow,
): Pick<OrderFormRow, 'service' | 'tier' | 'additions' | 'declineEditing' | 'bundle'> {
  const { service, tier, additions, fixedAdditions, declineEditing } = form
  const bundle = { ...form.bundle, answers: null, id: null }
  const chosenBundle = serviceBundles.find(({ id }) => id === form.bundle.id)
  if (!chosenBundle) return { service, tier, additions, declineEditing, bundle }
  const bundled = new Set(
    [chosenBundle.primary, ...chosenBundle.additions].map(({ identity }) => identity),
  )
  return {
    service: null,
    tier: 'standard',
    additions: additions.filter(
      ({ serviceIdentity: identity }) =>
        !bundled.has(identity) || fixedAdditions.includes(identity),
    ),
    declineEditing: false,
    bundle,
  }
}
