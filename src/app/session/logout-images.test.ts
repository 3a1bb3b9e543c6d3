import { expect, it } from 'vitest'
import { logoutImages } from './logout-images.ts'

const sites = {
  us: { code: 'us', secureUrl: '' },
  cn: { code: 'cn', secureUrl: 'https://cn.example' },
  jp: { code: 'jp', secureUrl: '/external/localization/jp/' },
} as const
const { us, cn, jp } = sites

it.each([
  {
    here: us,
    others: [
      'https://cn.example/api/auth/logout.gif',
      '/external/localization/jp/api/auth/logout.gif',
    ],
  },
  { here: cn, others: ['/api/auth/logout.gif', '/external/localization/jp/api/auth/logout.gif'] },
])('leaving $here.code is told to every other site', ({ here, others }) => {
  expect(logoutImages({ localization: here, localizations: [us, cn, jp] })).toEqual(others)
})

it('tells nobody where there is one site', () => {
  expect(logoutImages({ localization: us, localizations: [us] })).toEqual([])
})
