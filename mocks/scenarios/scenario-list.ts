import type { Scenario } from './scenario.ts'

/** Every named world; each is loaded only when it is asked for. */
export const scenarioList = {
  'returning-customer': async () => (await import('./returning-customer.ts')).returningCustomer,
  anonymous: async () => (await import('./anonymous.ts')).anonymous,
  'anonymous-closed': async () => (await import('./anonymous-closed.ts')).anonymousClosed,
  'new-customer': async () => (await import('./new-customer.ts')).newCustomer,
  'missing-fields': async () => (await import('./missing-fields.ts')).missingFields,
  'digital-editing': async () => (await import('./digital-editing.ts')).digitalEditing,
  'digital-editing-open': async () =>
    (await import('./digital-editing-open.ts')).digitalEditingOpen,
  'digital-editing-trial': async () =>
    (await import('./digital-editing-trial.ts')).digitalEditingTrial,
  'digital-editing-ended': async () =>
    (await import('./digital-editing-ended.ts')).digitalEditingEnded,
  'digital-translation': async () => (await import('./digital-translation.ts')).digitalTranslation,
  'digital-translation-used-up': async () =>
    (await import('./digital-translation-used-up.ts')).digitalTranslationUsedUp,
  'digital-off': async () => (await import('./digital-off.ts')).digitalOff,
  rubriq: async () => (await import('./rubriq.ts')).rubriq,
  assessments: async () => (await import('./assessments.ts')).assessments,
  china: async () => (await import('./china.ts')).china,
  'preferred-group': async () => (await import('./preferred-group.ts')).preferredGroup,
  'china-migrating': async () => (await import('./china-migrating.ts')).chinaMigrating,
  'china-migration-waiting': async () =>
    (await import('./china-migration-waiting.ts')).chinaMigrationWaiting,
  'china-fapiao-at-order': async () =>
    (await import('./china-fapiao-at-order.ts')).chinaFapiaoAtOrder,
  'china-migrated': async () => (await import('./china-migrated.ts')).chinaMigrated,
  'china-migration-eligible': async () =>
    (await import('./china-migration-eligible.ts')).chinaMigrationEligible,
  elite: async () => (await import('./elite.ts')).elite,
  impersonator: async () => (await import('./impersonator.ts')).impersonator,
  japan: async () => (await import('./japan.ts')).japan,
  brazil: async () => (await import('./brazil.ts')).brazil,
  spain: async () => (await import('./spain.ts')).spain,
  'localization-mismatch': async () =>
    (await import('./localization-mismatch.ts')).localizationMismatch,
  'localization-redirect': async () =>
    (await import('./localization-redirect.ts')).localizationRedirect,
  'credit-notes-locked': async () => (await import('./credit-notes-locked.ts')).creditNotesLocked,
  'twelve-unpaid': async () => (await import('./twelve-unpaid.ts')).twelveUnpaid,
  prepaid: async () => (await import('./prepaid.ts')).prepaid,
  'prepay-off': async () => (await import('./prepay-off.ts')).prepayOff,
  'hidden-invoices': async () => (await import('./hidden-invoices.ts')).hiddenInvoices,
  'large-lab': async () => (await import('./large-lab.ts')).largeLab,
  'order-form': async () => (await import('./order-form.ts')).orderForm,
  'broken-cart': async () => (await import('./broken-cart.ts')).brokenCart,
  'admin-order': async () => (await import('./admin-order.ts')).adminOrder,
  'duplicate-order': async () => (await import('./duplicate-order.ts')).duplicateOrder,
  outage: async () => (await import('./outage.ts')).outage,
}

export type ScenarioName = keyof typeof scenarioList

export const scenarioNames = Object.keys(scenarioList)

/** The one that opens where nothing else is asked for. */
export const defaultScenario: ScenarioName = 'returning-customer'

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarioList, name)
}

type Loaded<Name extends ScenarioName> = Awaited<ReturnType<(typeof scenarioList)[Name]>>

type FactsByName = { [Name in ScenarioName]: ReturnType<Loaded<Name>['build']> }

/** Names for what a scenario promises. */
export type FactsOf<Name extends ScenarioName> = FactsByName[Name]

const loaders: { [Name in ScenarioName]: () => Promise<Scenario<FactsByName[Name]>> } = scenarioList

/** The scenario of that name. */
export function scenarioNamed<Name extends ScenarioName>(
  name: Name,
): Promise<Scenario<FactsOf<Name>>> {
  return loaders[name]()
}
