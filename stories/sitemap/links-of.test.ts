import { expect, it } from 'vitest'
import { linksOf } from './links-of.ts'

const texts = new Map([
  ['src/routes/$lang/a.tsx', "import { A } from '../../features/a/a-screen.tsx'"],
  [
    'src/features/a/a-screen.tsx',
    `import { B } from './b.tsx'
     <AppLink to="/$lang/login" /> <AppLink to='/$lang/register' />`,
  ],
  [
    'src/features/a/b.tsx',
    'navigate({ to: `/$lang/researcher/invoices/` }); redirect({ to: `/$lang/$` })',
  ],
  ['src/features/c/c-screen.tsx', '<AppLink to="/$lang/elsewhere" />'],
])

it('finds the links of a screen and its parts', () => {
  expect(linksOf('src/routes/$lang/a.tsx', texts)).toEqual([
    '/$lang/login',
    '/$lang/register',
    '/$lang/researcher/invoices',
  ])
})
