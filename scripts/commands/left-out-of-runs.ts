import { type LeftOutSteps, recipes, written } from './left-out-step.ts'

/** What tests, builds and commands find. */
export const leftOutOfRuns: readonly LeftOutSteps[] = [
  {
    check: 'unit',
    part: { script: 'unit', args: ['contract-examples'], copied: true },
    steps: [
      {
        recipe: recipes.endpoint,
        step: 1,
        file: written.contract,
        change: ['example: { total: 120 }', 'example: { total: many }'],
        reported: 'loadRewardTiers',
      },
    ],
  },
  {
    check: 'unit',
    part: { script: 'unit', args: ['load-scenario', '-t', 'late-payer'], copied: true },
    steps: [
      {
        recipe: recipes.scenario,
        step: 2,
        file: written.scenario,
        change: ['accountFor(helenMarsh)', "accountFor({ ...helenMarsh, email: 'nobody' })"],
        reported: 'the scenario late-payer',
      },
    ],
  },
  {
    check: 'unit',
    part: { script: 'unit', args: ['payment-methods-rules'], copied: true },
    steps: [
      {
        recipe: recipes.method,
        step: 3,
        file: 'mocks/backend/rules/payment/methods/payment-methods.ts',
        change: [
          "page: 'paypal',\n    needs: address,\n    sites: ['us', 'es'],",
          "page: 'paypal',\n    needs: address,\n    sites: ['us'],",
        ],
        reported: 'a customer in Spain',
      },
    ],
  },
  {
    check: 'unit',
    part: { script: 'unit', args: ['mocks/recordings'], copied: true },
    steps: [
      {
        recipe: recipes.recording,
        step: 2,
        file: 'mocks/recordings/kept/unpaid-order.json',
        change: ['"calls":', '"answers":'],
        reported: 'unpaid-order',
      },
    ],
  },
  {
    check: 'commands',
    part: {
      script: 'record',
      args: ['--har', 'scripts/record/example.har', '--name', 'tried-again'],
      copied: true,
    },
    steps: [
      {
        recipe: recipes.recording,
        step: 1,
        file: 'scripts/record/example.har',
        change: ['"entries":', '"requests":'],
        reported: 'it has no log of requests',
      },
    ],
  },
  {
    check: 'coverage',
    part: { script: 'coverage:contract', args: ['--missing'], copied: true },
    // Only the tests of new operations have run in the copy.
    steps: [
      {
        recipe: recipes.endpoint,
        step: 9,
        file: 'mocks/backend/operations/orders.ts',
        reported: 'searchOrders',
      },
    ],
  },
  {
    check: 'stories',
    part: {
      script: 'stories',
      args: ['stories/rewards/reward-tiers.stories.tsx'],
      copied: true,
    },
    steps: [
      {
        recipe: recipes.screen,
        step: 4,
        file: written.screen,
        change: ['        <p>\n', '        <p>\n          <img src="data:," />\n'],
        reported: 'image-alt',
      },
      {
        recipe: recipes.recording,
        step: 4,
        file: 'stories/rewards/reward-tiers.stories.tsx',
        change: ["world: 'scenario=returning-customer' }", "world: 'recording=never-kept' }"],
        reported: 'never-kept',
      },
    ],
  },
  {
    check: 'matrix',
    part: {
      script: 'flaky',
      args: ['stories/matrix/br', '-t', 'researcher/tiers', '--times', '1'],
      copied: true,
      env: { GALLEY_DEEP: '1' },
    },
    steps: [
      {
        recipe: recipes.message,
        step: 1,
        file: written.screen,
        change: ['<Trans>The page is loaded.</Trans>', 'No macro has read this'],
        reported: /Untranslated: .*No macro has read this/,
      },
      {
        recipe: recipes.screen,
        step: 4,
        file: 'stories/rewards/reward-tiers.stories.tsx',
        reported: 'researcher/tiers',
      },
    ],
  },
  {
    check: 'build',
    part: { script: 'build', args: ['--outDir', '.cache/commands/broken'], copied: true },
    steps: [
      {
        recipe: recipes.message,
        step: 3,
        file: 'src/locales/digital-files/es.po',
        change: ['other {# resultados}}"', 'other {# resultados}"'],
        reported: 'digital-files',
      },
    ],
  },
  {
    check: 'budgets',
    part: { script: 'test', args: ['--only', 'budgets'], copied: true },
    steps: [
      {
        recipe: recipes.method,
        step: 2,
        file: 'src/domain/payment/methods/boleto/boleto-method.ts',
        change: [
          "import { boletoValues } from './boleto-values.ts'\n",
          "import { boletoShape } from './boleto-shape.ts'\nimport { boletoValues } from './boleto-values.ts'\n\nexport const shapes = [boletoShape]\n",
        ],
        reported: /✗ payment scripts/,
      },
    ],
  },
]
