import { describe, expect, it } from 'vitest'
import { autoDismisses, type MessageKind, type MessageQueue, nextQueue } from './message-queue.ts'

/** "saved:success" is a message with that key and kind. */
function message(short: string) {
  const [key = '', kind] = short.split(':')
  const kinds: MessageKind[] = ['success', 'info', 'warning', 'error']
  return { key, kind: kinds.find((one) => one === kind) ?? 'info', text: () => short }
}

const queueOf = (shorts: string[]): MessageQueue => shorts.map(message)
const shortsOf = (queue: MessageQueue) => queue.map(({ key, kind }) => `${key}:${kind}`)

describe('nextQueue', () => {
  it.each([
    ['shows the first', [], 'a:success', ['a:success']],
    ['queues later ones', ['a:success'], 'b:info', ['a:success', 'b:info']],
    ['never lets a success displace an error', ['a:error'], 'b:success', ['a:error', 'b:success']],
    ['shows an error before a success', ['a:success'], 'b:error', ['b:error', 'a:success']],
    [
      'queues errors behind errors',
      ['a:error', 'b:info'],
      'c:error',
      ['a:error', 'c:error', 'b:info'],
    ],
    ['replaces its own key in place', ['a:info', 'b:info'], 'a:info', ['a:info', 'b:info']],
    ['removes its own error', ['a:error', 'b:info'], 'a:success', ['b:info', 'a:success']],
    [
      'moves its own error to the front',
      ['a:warning', 'b:info'],
      'b:error',
      ['b:error', 'a:warning'],
    ],
  ])('%s', (_, before, show, after) => {
    expect(shortsOf(nextQueue(queueOf(before), { show: message(show) }))).toEqual(after)
  })

  it('keeps the newest text of a key', () => {
    const show = { ...message('a:info'), text: () => 'new' }
    expect(nextQueue(queueOf(['a:info']), { show })[0]?.text()).toBe('new')
  })

  it.each([
    [['a:error', 'b:info'], 'a', ['b:info']],
    [['a:error', 'b:info'], 'b', ['a:error']],
    [['a:error'], 'unknown', ['a:error']],
  ])('of %o dismisses %s', (before, dismiss, after) => {
    expect(shortsOf(nextQueue(queueOf(before), { dismiss }))).toEqual(after)
  })
})

it.each([
  ['success', true],
  ['info', true],
  ['warning', false],
  ['error', false],
])('a message of kind %s auto-dismisses: %s', (kind, expected) =>
  expect(autoDismisses(message(`a:${kind}`))).toBe(expected),
)
