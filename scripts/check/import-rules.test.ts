import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, describe, expect, it } from 'vitest'
import configuration from '../../.dependency-cruiser.mjs'

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
afterAll(() => rmSync(folder, { recursive: true }))

const packages = ['dayjs', 'formik', 'yup', 'msw', 'idb', 'react', '@faker-js/faker']
const manifest = {
  dependencies: { dayjs: '1.0.0', formik: '1.0.0', react: '1.0.0', yup: '1.0.0' },
  devDependencies: { msw: '1.0.0', idb: '1.0.0', '@faker-js/faker': '1.0.0' },
}

type Tree = Record<string, string>

async function rulesBroken(tree: Tree): Promise<string[]> {
  const baseDir = mkdtempSync(join(folder, 'tree-'))
  const all: Tree = { 'package.json': JSON.stringify(manifest), 'tsconfig.json': '{}', ...tree }
  for (const name of packages) {
    all[`node_modules/${name}/package.json`] = JSON.stringify({ name, main: 'main.js' })
    all[`node_modules/${name}/main.js`] = ''
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(baseDir, dirname(path)), { recursive: true })
    writeFileSync(join(baseDir, path), text)
  }
  const folders = [...new Set(Object.keys(tree).map((path) => path.split('/')[0] ?? path))]
  const { output } = await cruise(folders, {
    ...configuration.options,
    ruleSet: { forbidden: configuration.forbidden },
    validate: true,
    baseDir,
    tsConfig: { fileName: join(baseDir, 'tsconfig.json') },
  })
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map((violation) => violation.rule.name)
}

function pair(from: string, to: string, statement = "import 'TO'"): Tree {
  const up = '../'.repeat(from.split('/').length - 1) || './'
  return { [to]: 'export const a = 1', [from]: statement.replace('TO', up + to) }
}

const using = (from: string, name: string): Tree => ({ [from]: `import '${name}'` })

const broken: Record<string, Tree> = {
  'lib-only-imports-down': pair('src/lib/a.ts', 'src/ui/b.ts', "import type { a } from 'TO'"),
  'i18n-only-imports-down': pair('src/i18n/a.ts', 'src/api/b.ts'),
  'api-only-imports-down': pair('src/api/a.ts', 'src/ui/b.tsx'),
  'ui-only-imports-down': pair('src/ui/a.tsx', 'src/domain/money/b.ts'),
  'domain-only-imports-down': pair('src/domain/money/a.ts', 'src/features/orders/b.ts'),
  'features-only-imports-down': pair('src/features/orders/a.tsx', 'src/app/b.tsx'),
  'screens-only-imports-down': pair('src/screens/a.tsx', 'src/app/b.tsx'),
  'app-only-imports-down': pair('src/app/a.tsx', 'src/routes/b.tsx'),
  'routes-only-imports-down': pair('src/routes/a.tsx', 'src/main.tsx'),
  'features-are-strangers': pair('src/features/orders/a.ts', 'src/features/prepay/b.ts'),
  'catalogs-through-i18n': pair('src/app/a.ts', 'src/locales/en.ts'),
  'src-never-imports-mocks': pair('src/api/a.ts', 'mocks/b.ts', "await import('TO')"),
  'main-imports-mocks-dynamically': pair('src/main.tsx', 'mocks/page/start-mock-backend.ts'),
  'mocks-take-types-and-helpers': pair('mocks/backend/a.ts', 'src/api/client.ts'),
  'devtools-take-the-design-system': pair('mocks/devtools/a.tsx', 'src/features/orders/b.tsx'),
  'mocks-stand-alone': pair('mocks/backend/a.ts', 'e2e/b.ts'),
  'core-runs-anywhere': using('mocks/backend/a.ts', 'msw'),
  'store-knows-no-world': pair('mocks/store/a.ts', 'mocks/world/b.ts'),
  'world-below-backend': pair('mocks/world/a.ts', 'mocks/backend/b.ts'),
  'testing-for-tests': pair('mocks/backend/a.ts', 'mocks/testing/b.ts'),
  'scripts-are-commands': pair('stories/a.ts', 'scripts/b.ts'),
  'core-without-node': using('mocks/world/a.ts', 'node:fs'),
  'mocks-below-devtools-show-nothing': using('mocks/world/a.ts', 'react'),
  'external-sites-have-their-own-look': pair('mocks/external-sites/a.tsx', 'src/ui/b.tsx'),
  'forms-through-the-kit': using('src/features/sign-in/a.tsx', 'formik'),
  'yup-in-schemas': using('src/features/sign-in/a-form.tsx', 'yup'),
  'calendar-in-two-modules': using('src/features/orders/a.ts', 'dayjs'),
  'invented-data-in-mocks': using('stories/auth/a.stories.tsx', '@faker-js/faker'),
  'tests-come-as-visitors': pair('e2e/a.spec.ts', 'src/features/sign-in/b.tsx'),
  'no-barrels': pair('src/lib/a.ts', 'src/lib/index.ts'),
  'no-test-in-the-product': pair('src/lib/a.ts', 'src/lib/b.test.ts'),
  'no-circles': {
    'src/lib/a.ts': "import { b } from './b.ts'\nexport const a = b",
    'src/lib/b.ts': "import { a } from './a.ts'\nexport const b = a",
  },
  'product-without-tools': using('src/lib/a.ts', 'idb'),
  'imports-that-resolve': { 'src/lib/a.ts': "import './missing.ts'" },
}

const allowed: Record<string, Tree> = {
  'a layer and all before it': {
    ...pair('src/features/orders/a.tsx', 'src/domain/money/b.ts'),
    ...pair('src/routes/c.tsx', 'src/app/d.tsx'),
  },
  'the form kit and Formik': using('src/ui/form/a.tsx', 'formik'),
  'the form kit and Yup': using('src/ui/form/rules/a.ts', 'yup'),
  'a schema and Yup': using('src/features/sign-in/a-schema.ts', 'yup'),
  'a form and the types of Yup': {
    'src/features/sign-in/a-form.tsx': "import type { Schema } from 'yup'\nexport type A = Schema",
  },
  'shapes of rows and Yup': using('mocks/backend/row-shapes/a.ts', 'yup'),
  'main and the mocks, by import()': pair('src/main.tsx', 'mocks/b.ts', "await import('TO')"),
  'the mocks and generated types': pair('mocks/backend/a.ts', 'src/api/generated/schema.gen.ts'),
  'Devtools and the design system': pair('mocks/devtools/a.tsx', 'src/ui/b.tsx'),
  'the transport of the page and MSW': using('mocks/transports/page/page-network.ts', 'msw'),
  'the persisted world and its database': using('mocks/store/persistence/persistence.ts', 'idb'),
}

describe('import rules', () => {
  it.each(Object.entries(broken))('%s', async (rule, tree) => {
    expect(await rulesBroken(tree)).toContain(rule)
  })

  it('forbid cycles of types alone', async () => {
    const tree = {
      'src/lib/a.ts': "import type { B } from './b.ts'\nexport type A = B[]",
      'src/lib/b.ts': "import type { A } from './a.ts'\nexport type B = { list: A }",
    }
    expect(await rulesBroken(tree)).toContain('no-circles')
  })

  it.each(Object.entries(allowed))('allow %s', async (_name, tree) => {
    expect(await rulesBroken(tree)).toEqual([])
  })

  it('are each seen to report', () => {
    const names = configuration.forbidden.map((rule: { name: string }) => rule.name)
    expect(names.toSorted()).toEqual(Object.keys(broken).toSorted())
  })

  it('each say what to do instead', () => {
    for (const rule of configuration.forbidden) expect(rule.comment).toMatch(/\w{2,} .+[.]$/)
  })
})
