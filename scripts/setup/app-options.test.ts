import { expect, it } from 'vitest'
import { readAppOptions } from './app-options.ts'

const usual = {
  port: 5173,
  strictPort: false,
  host: '127.0.0.1',
  open: false,
  http: false,
  real: '',
}

it.each([
  ['', usual],
  ['--host', { ...usual, host: '0.0.0.0' }],
  ['--host --http', { ...usual, host: '0.0.0.0', http: true }],
  [
    '--http --host 192.168.1.7 --port 5200',
    { ...usual, port: 5200, strictPort: true, host: '192.168.1.7', http: true },
  ],
  [
    '--server https://staging.example --real orders,account',
    { ...usual, server: 'https://staging.example', real: 'orders,account' },
  ],
  ['--open --host=galley.local', { ...usual, host: 'galley.local', open: true }],
])('npm start -- %s', (args, expected) => {
  expect(readAppOptions(args.split(' ').filter(Boolean))).toEqual(expected)
})

it('does not ignore what a server shall answer that is not named', () => {
  expect(() => readAppOptions(['--real', 'orders'])).toThrow(
    '--real says what a server answers: name it by --server https://staging.example.',
  )
})
