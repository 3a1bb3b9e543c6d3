import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentPolicy, headersFile } from './content-policy.ts'
import { root } from './setup/project-node.mjs'

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

it.each([
  ['default-src', {}, "default-src 'self'"],
  ['object-src', {}, "object-src 'none'"],
  ['base-uri', {}, "base-uri 'none'"],
  ['script-src', {}, "script-src 'self'"],
  ['style-src', {}, "style-src 'self'"],
  ['connect-src', {}, "connect-src 'self'"],
  ['img-src', {}, "img-src 'self' data: blob: https:"],
  ['frame-src', {}, "frame-src 'self' https:"],
  ['form-action', {}, "form-action 'self' https:"],
  [
    'img-src',
    { VITE_IMAGE_ORIGINS: 'https://cn.galley.example https://jp.galley.example' },
    "img-src 'self' data: blob: https://cn.galley.example https://jp.galley.example",
  ],
  [
    'frame-src',
    { VITE_FRAME_ORIGINS: 'https://cards.example', VITE_API_BASE_URL: 'https://api.example' },
    "frame-src 'self' https://cards.example https://api.example",
  ],
  [
    'form-action',
    { VITE_FORM_ORIGINS: 'https://pay.example https://bank.example' },
    "form-action 'self' https://pay.example https://bank.example",
  ],
  ['img-src', { VITE_IMAGE_ORIGINS: '' }, "img-src 'self' data: blob:"],
  ['frame-src', { VITE_FRAME_ORIGINS: '' }, "frame-src 'self'"],
  ['form-action', { VITE_FORM_ORIGINS: '' }, "form-action 'self'"],
  ['require-trusted-types-for', {}, "require-trusted-types-for 'script'"],
  [
    'connect-src',
    {
      VITE_API_BASE_URL: 'https://api.galley.example/v1',
      VITE_JOURNAL_METADATA_URL: 'https://journals.example/metadata',
      VITE_JOURNAL_DIRECTORY_URL: '/journal-directory',
    },
    "connect-src 'self' https://api.galley.example https://journals.example",
  ],
  [
    'frame-src',
    { VITE_API_BASE_URL: 'http://127.0.0.1:4010' },
    "frame-src 'self' https: http://127.0.0.1:4010",
  ],
  [
    'script-src',
    { VITE_SCRIPT_ORIGINS: 'https://consent.example  https://cdn.example' },
    "script-src 'self' https://consent.example https://cdn.example",
  ],
])('%s of a build with %o', (name, environment, expected) => {
  expect(directive(contentPolicy(environment), name)).toBe(expected)
})

it('allows WebAssembly and servers anywhere in the demo alone', () => {
  expect(contentPolicy({})).not.toContain('wasm')
  const demo = contentPolicy({}, { isDemo: true })
  expect(directive(demo, 'script-src')).toBe("script-src 'self' 'wasm-unsafe-eval'")
  expect(directive(demo, 'connect-src')).toBe("connect-src 'self' http: https:")
})

it('writes headers for the folder that the portal is in', () => {
  const lines = headersFile("default-src 'self'", '/portal/').split('\n')
  expect(lines[0]).toBe('/portal/*')
  expect(lines[1]).toBe("  Content-Security-Policy: default-src 'self'; frame-ancestors 'self'")
})

it('writes the headers that the documentation recommends', () => {
  const [, ...lines] = headersFile(contentPolicy({}), '/').trimEnd().split('\n')
  const headers = lines.map((line) => line.trim()).join('\n')
  expect(readFileSync(join(root, 'docs/real-server.md'), 'utf8')).toContain(headers)
})

it('allows nothing inline and no text as code', () => {
  for (const isDemo of [false, true]) {
    expect(contentPolicy({}, { isDemo })).not.toMatch(/'unsafe-(inline|eval|hashes)'/)
  }
})
