import { leftOutOfRuns } from './left-out-of-runs.ts'
import { leftOutOfTypes } from './left-out-of-types.ts'
import { type LeftOutStep, type LeftOutSteps, recipes, written } from './left-out-step.ts'

const house: readonly LeftOutStep[] = [
  {
    recipe: recipes.endpoint,
    step: 2,
    file: 'openapi/openapi.yaml',
    change: [
      '  /api/rewards/load-reward-tiers:\n    $ref: paths/rewards.yaml#/loadRewardTiers\n',
      '',
    ],
    reported: 'no path for loadRewardTiers',
  },
  {
    recipe: recipes.endpoint,
    step: 5,
    file: 'mocks/backend/rules/page-of.ts',
    change: ['/** One page', 'export const today = () => Date.now()\n/** One page'],
    reported: 'page-of.ts',
  },
  {
    recipe: recipes.endpoint,
    step: 8,
    file: 'src/api/testimonials.ts',
    change: ['    meta: { invalidates: changesNoQuery },\n', ''],
    reported: /withdrawTestimonial'\] does not say what it invalidates/,
  },
  {
    recipe: recipes.screen,
    step: 1,
    file: written.screen,
    change: [
      'function Content() {',
      'function Content() {\n  const { isError } = useQuery(loyaltyQuery())',
    ],
    reported: 'Pass the query to QueryState',
  },
  {
    recipe: recipes.screen,
    step: 4,
    file: 'stories/rewards/reward-tiers.stories.tsx',
    change: 'removed',
    reported: 'reward-tiers-screen.tsx: no story shows it',
  },
  {
    recipe: recipes.scenario,
    step: 5,
    file: 'mocks/scenarios/customers/late-payer.test.ts',
    change: 'removed',
    reported: "opens 'late-payer'",
  },
]

export const leftOutSteps: readonly LeftOutSteps[] = [
  { check: 'types', steps: leftOutOfTypes },
  { check: 'house', steps: house },
  {
    check: 'contract',
    steps: [
      {
        recipe: recipes.endpoint,
        step: 1,
        file: written.contract,
        change: ['example: { total: 120 }', 'nothing: { total: 120 }'],
        reported: 'rewards.yaml',
      },
    ],
  },
  {
    check: 'generated',
    steps: [
      {
        recipe: recipes.endpoint,
        step: 3,
        file: written.contract,
        change: ['summary: Load reward tiers', 'summary: Load the tiers'],
        reported: 'schema.gen.ts',
      },
      {
        recipe: recipes.recording,
        step: 3,
        file: 'mocks/recordings/recording-list.gen.ts',
        change: ["  'tried-visit': () => import('./kept/tried-visit.gen.ts'),\n", ''],
        reported: 'recording-list.gen.ts',
      },
    ],
  },
  {
    check: 'generated',
    steps: [
      {
        recipe: recipes.method,
        step: 1,
        file: 'openapi/schemas/money.yaml',
        change: ['    - wfoeQrPay\n', ''],
        reported: 'PaymentMethodId: x-enum-varnames needs one',
      },
    ],
  },
  {
    check: 'imports',
    steps: [
      {
        recipe: recipes.screen,
        step: 1,
        file: written.screen,
        change: [
          'import { PageHeading }',
          "import '../orders/order-list/order-list.tsx'\nimport { PageHeading }",
        ],
        reported: 'features-are-strangers',
      },
    ],
  },
  {
    check: 'unused',
    steps: [
      {
        recipe: recipes.scenario,
        step: 4,
        file: 'mocks/scenarios/scenario-list.ts',
        change: ['./customers/late-payer.ts', './customers/elite.ts'],
        reported: 'late-payer.ts',
      },
    ],
  },
  {
    check: 'catalogs',
    steps: [
      {
        recipe: recipes.message,
        step: 2,
        file: written.screen,
        change: ['<Trans>The page is loaded.</Trans>', '<Trans>The tiers are loaded.</Trans>'],
        reported: 'The tiers are loaded.',
      },
      {
        recipe: recipes.message,
        step: 3,
        file: 'src/locales/rewards/ja.po',
        reported: /rewards\/ja.*The page is loaded|The page could not be loaded/,
      },
      {
        recipe: recipes.screen,
        step: 5,
        file: 'src/locales/rewards/zh-Hans.po',
        reported: /rewards\/zh-Hans.*The page is loading/,
      },
      {
        recipe: recipes.method,
        step: 5,
        file: 'src/locales/payment/ja.po',
        change: ['msgstr "PayPalでお支払いを確定した後、このサイトに戻ります。"', 'msgstr ""'],
        reported: /payment\/ja.*Confirm the payment at PayPal/,
      },
    ],
  },
  ...leftOutOfRuns,
]
