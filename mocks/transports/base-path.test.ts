import { expect, it } from 'vitest'
import { addressBelow, answerBelow, callFrom, pathBelow } from './base-path.ts'

it.each([
  ['/galley/en/login', '/galley/', '/en/login'],
  ['/galley/', '/galley/', '/'],
  ['/en/login', '/galley/', '/en/login'],
  ['/en/login', '/', '/en/login'],
])('%s below %s is %s', (pathname, base, path) => {
  expect(pathBelow(pathname, base)).toBe(path)
})

it('leaves the folder out of a call, and nothing else', async () => {
  const form = new FormData()
  form.append('file', new File(['text'], 'paper.doc'))
  const original = new Request('https://host.example/galley/api/file?a=b', {
    method: 'POST',
    headers: { 'Idempotency-Key': 'key-1' },
    body: form,
  })
  const call = await callFrom(original, '/galley/')
  expect(call.url).toBe('https://host.example/api/file?a=b')
  expect(call.method).toBe('POST')
  expect(call.headers.get('Idempotency-Key')).toBe('key-1')
  const sent = (await call.formData()).get('file')
  expect(sent instanceof File && [sent.name, await sent.text()]).toEqual(['paper.doc', 'text'])
  // Other readers find the original request unread.
  expect(original.bodyUsed).toBe(false)
})

it('passes a call on unchanged where there is no folder', async () => {
  const original = new Request('https://host.example/api/file', { method: 'POST', body: 'text' })
  expect(await callFrom(original, '/')).toBe(original)
})

it.each([
  ['/external/sign-on/orcid/1', '/galley/external/sign-on/orcid/1'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
])('a redirect to %s leads to %s', (Location, expected) => {
  const answer = new Response(null, { status: 302, headers: { Location } })
  expect(answerBelow(answer, '/galley/').headers.get('Location')).toBe(expected)
})

it.each([
  ['https://host.example/galley/api/account', true],
  // A server on another origin has no such folder.
  ['https://server.example/api/account', true],
  ['https://host.example/galley/src/api/account', false],
  ['https://host.example/other/api/account', false],
])('%s is a call: %s', (address, expected) => {
  expect(addressBelow('/galley/', 'api/').test(address)).toBe(expected)
})
