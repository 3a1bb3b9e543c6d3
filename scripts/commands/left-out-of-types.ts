import { type LeftOutStep, recipes } from './left-out-step.ts'

const handlers = 'mocks/backend/operations/rewards.ts'
const route = 'src/routes/$lang/researcher/tiers.tsx'
const scenario = 'mocks/scenarios/customers/late-payer.ts'

const methods = 'src/domain/payment/methods'

/** What a type check finds in one run. */
export const leftOutOfTypes: readonly LeftOutStep[] = [
  {
    recipe: recipes.endpoint,
    step: 4,
    file: handlers,
    change: ['loadRewardTiers(', 'loadOtherTiers('],
    reported: /operations\/(all-operations|rewards)[.]ts/,
  },
  {
    recipe: recipes.endpoint,
    step: 6,
    file: 'mocks/backend/rules/page-of.ts',
    change: [
      'import type { View }',
      "import type { World } from '../../world/galley-world.ts'\nexport const tiersOf = (world: World) => world.rewardTiers\nimport type { View }",
    ],
    reported: /page-of[.]ts.*\n?.*rewardTiers/,
  },
  {
    recipe: recipes.endpoint,
    step: 7,
    file: 'src/api/refusal-messages/certificates-refusals.ts',
    change: ["  'certificate-authors-required': msg`Please enter your project authors.`,\n", ''],
    reported: 'certificate-authors-required',
  },
  {
    recipe: recipes.endpoint,
    step: 8,
    file: 'src/api/rewards.ts',
    change: ["'/api/rewards/load-reward-tiers'", "'/api/rewards/load-other-tiers'"],
    reported: 'src/api/rewards.ts',
  },
  {
    recipe: recipes.screen,
    step: 2,
    file: route,
    change: ["  staticData: { access: 'signed-in' },\n", ''],
    reported: 'researcher/tiers.tsx',
  },
  {
    recipe: recipes.screen,
    step: 3,
    file: 'src/route-tree.gen.ts',
    change: ["'/$lang/researcher/coupons': {", "'/$lang/researcher/codes': {"],
    reported: 'researcher/coupons.tsx',
  },
  {
    recipe: recipes.scenario,
    step: 1,
    file: scenario,
    change: ['import { helenMarsh }', 'import { latePayer as helenMarsh }'],
    reported: 'late-payer.ts',
  },
  {
    recipe: recipes.scenario,
    step: 3,
    file: scenario,
    change: ['person: personFacts(helenMarsh)', 'payer: personFacts(helenMarsh)'],
    reported: 'late-payer.test.ts',
  },
  {
    recipe: recipes.method,
    step: 2,
    file: `${methods}/boleto/boleto-method.ts`,
    change: ['  request({', '  requested({'],
    reported: 'boleto-method.ts',
  },
  {
    recipe: recipes.method,
    step: 2,
    file: 'src/domain/payment/choices/method-registry.ts',
    change: ['  unionPay,\n', ''],
    reported: /method-registry[.]ts.*\n?.*unionPay/,
  },
  {
    recipe: recipes.method,
    step: 2,
    file: `${methods}/allpago-paypal/allpago-paypal-method.ts`,
    change: ['.allpagoPayPalForm,', '.allpagoForm,'],
    reported: 'allpago-paypal-method.ts',
  },
  {
    recipe: recipes.method,
    step: 3,
    file: 'mocks/backend/rules/payment/methods/payment-methods.ts',
    change: [
      '  free: {\n    id: paymentMethodIds.free,',
      '  free: {\n    id: paymentMethodIds.voucher,',
    ],
    reported: 'payment-methods.ts',
  },
  {
    recipe: recipes.method,
    step: 3,
    file: 'mocks/backend/rules/payment/methods/payment-methods.ts',
    change: ["    page: 'unionpay',\n", ''],
    reported: "Property 'page' is missing",
  },
  {
    recipe: recipes.method,
    step: 4,
    file: 'mocks/backend/external-sites/external-site-ids.ts',
    change: ["  'wfoe-web',\n", ''],
    reported: /payment-sites[.]ts.*\n?.*wfoe-web/,
  },
]
