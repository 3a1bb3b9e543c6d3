import { expect, it } from 'vitest'
import { linksOf } from './links-of.ts'

const texts = new Map([
  ['src/routes/$lang/a.tsx', "import { A } from '../../features/a/a-screen.tsx'"],
  [
    'src/features/a/a-screen.tsx',
    `import { B } from './b.tsx'
     <Link to="/$lang/login" /> <Link to="/$lang/$" params={{ _splat: 'register' }} />`,
  ],
  [
    'src/features/a/b.tsx',
    'navigate({ to: `/$lang/$`, params: { _splat: `researcher/details/` } })',
  ],
  ['src/features/c/c-screen.tsx', '<Link to="/$lang/elsewhere" />'],
])

it('finds where a screen and its parts lead', () => {
  expect(linksOf('src/routes/$lang/a.tsx', texts)).toEqual([
    '/$lang/login',
    '/$lang/register',
    '/$lang/researcher/details',
  ])
})
