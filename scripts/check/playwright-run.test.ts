import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup/project-node.mjs'
import { type PlaywrightReport, playwrightRun } from './playwright-run.ts'

const attempt = (duration: number, rest = {}) => ({ duration, attachments: [], ...rest })

const report: PlaywrightReport = {
  config: { rootDir: join(root, 'e2e') },
  errors: [{ message: 'no port' }],
  suites: [
    {
      title: 'orders/orders.spec.ts',
      specs: [
        {
          title: 'searches',
          file: 'orders/orders.spec.ts',
          tests: [{ status: 'expected', results: [attempt(1500)] }],
        },
      ],
      suites: [
        {
          title: 'on a phone',
          specs: [
            {
              title: 'turns pages',
              file: 'orders/orders.spec.ts',
              tests: [
                {
                  status: 'flaky',
                  results: [
                    attempt(9000, { error: { message: 'Not there' } }),
                    attempt(2000, {
                      attachments: [{ name: 'trace', path: join(root, 'test-results/trace.zip') }],
                    }),
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}

it('reads tests of files and of blocks, and errors outside of them', () => {
  expect(playwrightRun(report)).toEqual({
    tests: [
      { file: 'e2e/orders/orders.spec.ts', title: 'searches', seconds: 1.5, state: 'passed' },
      {
        file: 'e2e/orders/orders.spec.ts',
        title: 'on a phone > turns pages',
        seconds: 2,
        state: 'flaky',
        error: 'Not there',
        recordings: ['test-results/trace.zip'],
      },
    ],
    errors: ['no port'],
  })
})
