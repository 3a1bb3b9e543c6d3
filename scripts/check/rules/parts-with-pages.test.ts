import { expect, it } from 'vitest'
import { partsWithPages } from './parts-with-pages.ts'

const part = { path: 'src/ui/page/gauge.tsx', text: "import styles from './gauge.module.css'" }
const user = {
  path: 'src/features/prepay/balance.tsx',
  text: "import { Gauge } from '../../ui/page/gauge.tsx'",
}
const page = (imported: string) => ({
  path: 'stories/ui/parts/progress-part.tsx',
  text: `import gauge from '../../../src/ui/page/${imported}'`,
})

it.each([
  ['drawn by a page', [part, user, page('gauge.tsx')], 0],
  ['listed by its properties', [part, user, page('gauge.tsx?props')], 0],
  ['shown by no page', [part, user, page('spinner.tsx')], 1],
  ['used in the design system alone', [part], 0],
  ['without a look of its own', [{ ...part, text: '' }, user], 0],
])('a component %s', (_, files, problems) => {
  expect(partsWithPages(files)).toHaveLength(problems)
})
