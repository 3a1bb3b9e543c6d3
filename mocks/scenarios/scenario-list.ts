import type { Scenario } from './builders/scenario.ts'

const scenarioList = {
  'returning-customer': async () =>
    (await import('./customers/returning-customer.ts')).returningCustomer,
  anonymous: async () => (await import('./customers/anonymous.ts')).anonymous,
  'anonymous-closed': async () => (await import('./customers/anonymous-closed.ts')).anonymousClosed,
  'new-customer': async () => (await import('./customers/new-customer.ts')).newCustomer,
  'missing-fields': async () => (await import('./customers/missing-fields.ts')).missingFields,
  'digital-editing': async () =>
    (await import('./digital/digital-editing.ts')).digitalEditingScenario,
  'digital-editing-open': async () =>
    (await import('./digital/digital-editing-open.ts')).digitalEditingOpen,
  'digital-editing-trial': async () =>
    (await import('./digital/digital-editing-trial.ts')).digitalEditingTrial,
  'digital-editing-ended': async () =>
    (await import('./digital/digital-editing-ended.ts')).digitalEditingEnded,
  'digital-editing-last-day': async () =>
    (await import('./digital/digital-editing-last-day.ts')).digitalEditingLastDay,
  'digital-translation': async () =>
    (await import('./digital/digital-translation.ts')).digitalTranslationScenario,
  'digital-translation-used-up': async () =>
    (await import('./digital/digital-translation-used-up.ts')).digitalTranslationUsedUp,
  'digital-off': async () => (await import('./digital/digital-off.ts')).digitalOff,
  rubriq: async () => (await import('./digital/rubriq.ts')).rubriq,
  assessments: async () => (await import('./digital/assessments.ts')).assessments,
  'manuscript-drafts': async () =>
    (await import('./digital/manuscript-drafts.ts')).manuscriptDrafts,
  china: async () => (await import('./sites/china.ts')).china,
  'preferred-group': async () => (await import('./customers/preferred-group.ts')).preferredGroup,
  'china-migrating': async () => (await import('./sites/china-migrating.ts')).chinaMigrating,
  'china-migration-waiting': async () =>
    (await import('./sites/china-migration-waiting.ts')).chinaMigrationWaiting,
  'china-fapiao-at-order': async () =>
    (await import('./sites/china-fapiao-at-order.ts')).chinaFapiaoAtOrder,
  'china-migrated': async () => (await import('./sites/china-migrated.ts')).chinaMigrated,
  'china-migration-eligible': async () =>
    (await import('./sites/china-migration-eligible.ts')).chinaMigrationEligible,
  elite: async () => (await import('./customers/elite.ts')).elite,
  impersonator: async () => (await import('./customers/impersonator.ts')).impersonator,
  japan: async () => (await import('./sites/japan.ts')).japan,
  brazil: async () => (await import('./sites/brazil.ts')).brazil,
  spain: async () => (await import('./sites/spain.ts')).spain,
  'localization-mismatch': async () =>
    (await import('./sites/localization-mismatch.ts')).localizationMismatch,
  'localization-redirect': async () =>
    (await import('./sites/localization-redirect.ts')).localizationRedirect,
  'credit-notes-locked': async () =>
    (await import('./customers/credit-notes-locked.ts')).creditNotesLocked,
  'ten-unpaid': async () => (await import('./customers/ten-unpaid.ts')).tenUnpaid,
  'eleven-unpaid': async () => (await import('./customers/eleven-unpaid.ts')).elevenUnpaid,
  'twelve-unpaid': async () => (await import('./customers/twelve-unpaid.ts')).twelveUnpaid,
  prepaid: async () => (await import('./customers/prepaid.ts')).prepaid,
  'prepay-off': async () => (await import('./customers/prepay-off.ts')).prepayOff,
  'hidden-invoices': async () => (await import('./customers/hidden-invoices.ts')).hiddenInvoices,
  'large-lab': async () => (await import('./customers/large-lab.ts')).largeLab,
  'order-form': async () => (await import('./order-form/order-form.ts')).orderFormScenario,
  'broken-cart': async () => (await import('./order-form/broken-cart.ts')).brokenCart,
  'admin-order': async () => (await import('./order-form/admin-order.ts')).adminOrder,
  'impersonated-multimedia': async () =>
    (await import('./order-form/impersonated-multimedia.ts')).impersonatedMultimedia,
  'duplicate-order': async () => (await import('./order-form/duplicate-order.ts')).duplicateOrder,
  'order-questions': async () => (await import('./order-form/order-questions.ts')).orderQuestions,
  'placed-orders': async () => (await import('./order-form/placed-orders.ts')).placedOrders,
  'placed-orders-brazil': async () =>
    (await import('./sites/placed-orders-brazil.ts')).placedOrdersBrazil,
  'placed-orders-china': async () =>
    (await import('./sites/placed-orders-china.ts')).placedOrdersChina,
  outage: async () => (await import('./customers/outage.ts')).outage,
}

export type ScenarioName = keyof typeof scenarioList

export const scenarioNames = Object.keys(scenarioList)

export const defaultScenario: ScenarioName = 'returning-customer'

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarioList, name)
}

type Loaded<Name extends ScenarioName> = Awaited<ReturnType<(typeof scenarioList)[Name]>>

type FactsByName = { [Name in ScenarioName]: ReturnType<Loaded<Name>['build']> }

export type FactsOf<Name extends ScenarioName> = FactsByName[Name]

const loaders: { [Name in ScenarioName]: () => Promise<Scenario<FactsByName[Name]>> } = scenarioList

export function scenarioNamed<Name extends ScenarioName>(
  name: Name,
): Promise<Scenario<FactsOf<Name>>> {
  return loaders[name]()
}
