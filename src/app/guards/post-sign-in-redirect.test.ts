import { expect, it } from 'vitest'
import { postSignInTarget } from './post-sign-in-redirect.ts'

const helen = { homeDirectory: 'home/' }
const atLogin = {
  language: 'en',
  pathname: '/en/login',
  user: helen,
  search: {},
  redirectUri: null,
  hosts: ['www.galley.example'],
} as const
const invoices = '/en/researcher/invoices'

it.each([
  ['home', {}, '/en/researcher'],
  ['to the home of the account', { user: { homeDirectory: 'account/' } }, '/en/account'],
  ['to the requested page', { search: { redirect: invoices } }, invoices],
  [
    'home instead of an unsafe address',
    { search: { redirect: '//evil.example' } },
    '/en/researcher',
  ],
  [
    'to a configured host',
    { search: { redirect: 'https://www.galley.example/a' } },
    'https://www.galley.example/a',
  ],
  [
    'to the address of the server',
    { redirectUri: '/api/account/redirect' },
    '/api/account/redirect',
  ],
  [
    'to the address of the server, before the requested page',
    { redirectUri: '/api/account/redirect', search: { redirect: invoices } },
    '/api/account/redirect',
  ],
  ['home for an unsafe address of the server', { redirectUri: 'javascript:0' }, '/en/researcher'],
  ['home, if the server says so', { redirectUri: '/en/home/' }, '/en/researcher'],
  [
    'to the requested page, if the server only says home',
    { redirectUri: '/cn/home/', search: { redirect: invoices } },
    invoices,
  ],
  [
    'to a registration with the requested page',
    {
      user: null,
      redirectUri: '/en/register/confirm/abc?origin=wechat',
      search: { redirect: invoices, origin: 'mail' },
    },
    '/en/register/confirm/abc?redirect=%2Fen%2Fresearcher%2Finvoices&origin=wechat',
  ],
  ['to a registration', { user: null, redirectUri: '/en/register' }, '/en/register'],
  [
    'to a registration without an unrequested page',
    { user: null, redirectUri: '/en/register', search: { redirect: undefined } },
    '/en/register',
  ],
  ['nowhere, on a partner page', { pathname: '/en/login/c/lab' }, '/en/login/c/lab'],
  [
    'to the page requested by a partner page',
    { pathname: '/en/login/c/lab', search: { redirect: invoices } },
    invoices,
  ],
  ['back to sign-in without a session', { user: null }, '/en/login'],
])('goes %s', (_what, changes, address) => {
  expect(postSignInTarget({ ...atLogin, ...changes })).toBe(address)
})
