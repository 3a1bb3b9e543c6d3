import { expect, it } from 'vitest'
import { matchIn, matchRoute, routesOf } from './route-table.ts'

const routes = routesOf([
  { id: 'one', method: 'GET', path: '/api/order/{id}' },
  { id: 'search', method: 'GET', path: '/api/order/search' },
  { id: 'pay', method: 'POST', path: '/api/order/{id}' },
  { id: 'part', method: 'GET', path: '/api/{noun}/{id}/part' },
  { id: 'orderPart', method: 'GET', path: '/api/order/{id}/part' },
])

it.each([
  ['GET', '/api/order/search', { kind: 'found', id: 'search', path: {} }],
  ['GET', '/api/order/GX7', { kind: 'found', id: 'one', path: { id: 'GX7' } }],
  ['POST', '/api/order/search', { kind: 'found', id: 'pay', path: { id: 'search' } }],
  ['GET', '/api/order/a%2Fb/part', { kind: 'found', id: 'orderPart', path: { id: 'a/b' } }],
  ['GET', '/api/file/7/part', { kind: 'found', id: 'part', path: { noun: 'file', id: '7' } }],
  ['GET', '/api/order/%E0%A4%A', { kind: 'found', id: 'one', path: { id: '%E0%A4%A' } }],
  ['PUT', '/api/order/GX7', { kind: 'wrong-method', allowed: ['GET', 'POST'] }],
  ['GET', '/api/order/', { kind: 'unknown' }],
  ['GET', '/api/order', { kind: 'unknown' }],
])('%s %s', (method, path, match) => {
  expect(matchIn(routes, method, path)).toEqual(match)
})

it('matches the calls of the contract', () => {
  expect(matchRoute('POST', '/api/grammar-check/la-1/archive')).toEqual({
    kind: 'found',
    id: 'archiveLanguageAssessment',
    path: { identity: 'la-1' },
  })
})
