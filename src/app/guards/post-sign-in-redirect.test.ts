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
  ['the home of her account', { user: { homeDirectory: 'account/' } }, '/en/account'],
  ['what the page asks for', { search: { redirect: invoices } }, invoices],
  ['home instead of elsewhere', { search: { redirect: '//evil.example' } }, '/en/researcher'],
  [
    'to a host that is named',
    { search: { redirect: 'https://www.galley.example/a' } },
    'https://www.galley.example/a',
  ],
  ['where the server leads', { redirectUri: '/api/account/redirect' }, '/api/account/redirect'],
  [
    'where the server leads, before what the page asks for',
    { redirectUri: '/api/account/redirect', search: { redirect: invoices } },
    '/api/account/redirect',
  ],
  ['nowhere unsafe, if the server says so', { redirectUri: 'javascript:0' }, '/en/researcher'],
  ['home, if the server says so', { redirectUri: '/en/home/' }, '/en/researcher'],
  [
    'what the page asks for, if the server only says home',
    { redirectUri: '/cn/home/', search: { redirect: invoices } },
    invoices,
  ],
  [
    'to a registration with what the page asks for',
    {
      user: null,
      redirectUri: '/en/register/confirm/abc?origin=wechat',
      search: { redirect: invoices, origin: 'mail' },
    },
    '/en/register/confirm/abc?redirect=%2Fen%2Fresearcher%2Finvoices&origin=wechat',
  ],
  ['to a registration', { user: null, redirectUri: '/en/register' }, '/en/register'],
  [
    'to a registration without what the page does not ask for',
    { user: null, redirectUri: '/en/register', search: { redirect: undefined } },
    '/en/register',
  ],
  ['nowhere, on the page of a partner', { pathname: '/en/login/c/lab' }, '/en/login/c/lab'],
  [
    'what the page of a partner asks for',
    { pathname: '/en/login/c/lab', search: { redirect: invoices } },
    invoices,
  ],
  ['back to sign-in, if nobody came in', { user: null }, '/en/login'],
])('goes %s', (_what, changes, address) => {
  expect(postSignInTarget({ ...atLogin, ...changes })).toBe(address)
})
