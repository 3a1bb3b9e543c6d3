import { expect, it } from 'vitest'
import type { CapturedCall } from '../../mocks/recordings/captured-call.ts'
import { recordCalls } from '../../mocks/recordings/record-calls.ts'
import { listExamples } from '../generate/contract-examples.ts'
import { listOperations } from '../generate/contract-parts.ts'
import { readContract } from '../generate/read-contract.ts'

const document = await readContract('openapi/openapi.yaml')
const operations = new Map(listOperations(document).map((each) => [each.operationId, each]))

const examples = listExamples(document).filter(
  ({ status, mediaType }) => Number(status) >= 200 && mediaType === 'application/json',
)

function answeredWith(value: unknown, { operationId, status }: (typeof examples)[number]) {
  const { method = 'GET', path = '' } = operations.get(operationId) ?? {}
  const call: CapturedCall = {
    method,
    url: `https://portal.example${path.replaceAll(/\{\w+\}/g, 'a1')}`,
    sent: undefined,
    status: Number(status),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  }
  return recordCalls([call], 'scenario=returning-customer')
}

const table = examples.map((it) => [`${it.operationId} ${it.status} ${it.name}`, it] as const)

it.each(table)('%s keeps the contract with invented values', async (_, example) => {
  const { recording } = await answeredWith(example.value, example)
  expect(recording.calls.map(({ operation }) => operation)).toEqual([example.operationId])
  expect(recording.violations).toEqual([])
})

it.each(table)('%s shows no text that was private', async (_, example) => {
  const texts: string[] = []
  const secret = () => {
    const text = `Zq${texts.length}xWv${texts.length}kJ`
    texts.push(text)
    return text
  }
  const withSecrets: unknown = JSON.parse(JSON.stringify(example.value), (_key, value: unknown) =>
    typeof value === 'string' ? secret() : value,
  )
  const { recording } = await answeredWith(withSecrets, example)
  const written = JSON.stringify(recording).toLowerCase()
  expect(texts.filter((text) => written.includes(text.toLowerCase()))).toEqual([])
})
