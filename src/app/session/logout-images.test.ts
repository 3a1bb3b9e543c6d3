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
])('signs out of $here.code at every other site', ({ here, others }) => {
  expect(logoutImages({ localization: here, localizations: [us, cn, jp] })).toEqual(others)
})

it('requests no image where there is one site', () => {
  expect(logoutImages({ localization: us, localizations: [us] })).toEqual([])
})
