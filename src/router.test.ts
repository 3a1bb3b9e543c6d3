import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { hostileTexts } from './lib/url/test-hostile-texts.ts'
import { segmentOf, textOfSegment } from './lib/url/typed-segment.ts'
import { createAppRouter } from './router.ts'
import { AppButtonLink } from './ui/page/buttons/app-button-link.tsx'
import { AppLink } from './ui/page/buttons/app-link.tsx'
import { PagerLink } from './ui/page/buttons/pager.tsx'

it.each([
  ['/jp/researcher', createElement(AppLink, { to: '/$lang/account' }), '/jp/account'],
  ['/br/account/addresses/a-1', createElement(AppButtonLink, { to: '/$lang' }), '/br'],
  ['/cn/', createElement(AppLink, { to: '/$lang/researcher/prepay' }), '/cn/researcher/prepay'],
])('keeps the language at %s', (path, children, href) => {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter(new QueryClient(), history)
  const html = renderToStaticMarkup(createElement(RouterContextProvider, { router, children }))
  expect(html).toContain(`href="${href}"`)
})

it('checks path, params and search of a link', () => {
  const links = [
    () => AppLink({ to: '/$lang/account/addresses/$id', params: { id: 'a-1' } }),
    () => AppButtonLink({ to: '/$lang/login', search: { redirect: '/en/account' } }),
    () => AppLink({ to: '/$lang/$', params: { _splat: 'researcher/aje-plus' } }),
    // @ts-expect-error: no such route
    () => AppLink({ to: '/$lang/acount' }),
    // @ts-expect-error: no id
    () => AppLink({ to: '/$lang/account/addresses/$id' }),
    // @ts-expect-error: no id
    () => AppButtonLink({ to: '/$lang/account/addresses/$id', params: {} }),
    // @ts-expect-error: the page is a number
    () => PagerLink({ to: '/$lang/researcher/rewards', search: { page: 'two' }, kind: 'next' }),
    // @ts-expect-error: the redirect is a text
    () => AppLink({ to: '/$lang/login', search: { redirect: 1 } }),
  ]
  expect(links).toHaveLength(8)
})

it.each(hostileTexts)('a search for %j is read from its address', (text) => {
  const router = createAppRouter(new QueryClient(), createMemoryHistory())
  const term = segmentOf(text)
  const { href } = router.buildLocation({
    to: '/$lang/researcher/index/orders/$xid/$orderTitle/$from/$to/$page',
    params: { lang: 'en', xid: term, orderTitle: term, from: '_', to: '_', page: '2' },
  })
  const { pathname } = new URL(href, 'https://www.galley.example')
  const { params } = router.matchRoutes(pathname, {}).at(-1) ?? {}
  const read = Object.entries(params ?? {}).map(([name, part]) => [name, textOfSegment(`${part}`)])
  const typed = text.trim()
  expect(Object.fromEntries(read)).toEqual({
    lang: 'en',
    xid: typed,
    orderTitle: typed,
    from: '',
    to: '',
    page: '2',
  })
})
