import { expect, it } from 'vitest'
import { linkRules } from './link-rules.ts'

const screen = 'src/features/orders/order-list/order-list.tsx'

it.each([
  ['a link that keeps the language', screen, '<AppLink to="/$lang/account" />', 0],
  ['a hand-written language', screen, '<AppLink to="/$lang/account" params={{ lang }} />', 1],
  ['with another param', screen, 'params={{ lang: language, id }}', 1],
  ['over two lines', screen, 'params={{\n  lang: language,\n  id,\n}}', 1],
  ['by a shared object', screen, 'const link = { to, params: { lang } }', 1],
  ['a navigation', 'src/screens/a-page.tsx', 'navigate({ to, params: { lang: language } })', 1],
  ['a redirect', 'src/routes/$lang/a.tsx', 'redirect({ to, params: { lang: language } })', 0],
  ['a link of a route', 'src/routes/$lang/a.tsx', '<AppLink params={{ lang }} />', 1],
  ['a param with the same beginning', screen, 'params={{ language, id }}', 0],
  ['an unchecked path', screen, `<AppLink to="/$lang/$" params={{ _splat: 'a' }} />`, 1],
  ['a former path', 'src/app/shell/navigation/navigation.ts', "{ to: '/$lang/$' }", 0],
])('%s', (_name, path, text, problems) => {
  expect(linkRules([{ path, text }])).toHaveLength(problems)
})
