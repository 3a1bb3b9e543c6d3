import { describe, expect, it } from 'vitest'
import { problemType } from '../../mocks/backend/calls/problem.ts'
import { breakagesOf } from './breakages.ts'
import { type ContractExample, listExamples } from './contract-examples.ts'
import { listOperations, ownResponses } from './contract-parts.ts'
import { readContract } from './read-contract.ts'
import { loadValidators } from './validators/load-validators.ts'

const document = await readContract('openapi/openapi.yaml')
const validators = await loadValidators(document)
const examples = listExamples(document)

function validatorOf({ operationId, status, mediaType, refuses }: ContractExample) {
  const operation = validators[operationId]
  if (status === undefined) return operation?.body[mediaType]
  const answer = operation?.answers[status]?.[mediaType]
  return refuses ? answer?.refusal : answer?.success
}

const isWritten = ({ schema }: { schema: { format?: string } }) => schema.format !== 'binary'

const isForm = ({ mediaType }: ContractExample) => mediaType === 'multipart/form-data'
const nameOf = (it: ContractExample) => `${it.operationId} ${it.status ?? 'request'} ${it.name}`
const table = examples.filter((it) => !isForm(it)).map((it) => [nameOf(it), it] as const)

describe('the examples of the contract', () => {
  it('cover every request body and every answer of every operation, except files', () => {
    const shown = new Set(examples.map((it) => `${it.operationId} ${it.status ?? 'request'}`))
    const declared = listOperations(document).flatMap((operation) => [
      ...(operation.requestBody ? [`${operation.operationId} request`] : []),
      ...ownResponses(operation, document)
        .filter(([, { content = {} }]) => Object.values(content).some(isWritten))
        .map(([status]) => `${operation.operationId} ${status}`),
    ])
    expect(declared.filter((it) => !shown.has(it))).toEqual([])
  })

  it.each(table)('%s is accepted', (_name, example) => {
    const validate = validatorOf(example)
    validate?.(example.value)
    expect(validate?.errors).toBeNull()
  })

  it.each(table)('%s is refused once any part of it is broken', (_name, example) => {
    const validate = validatorOf(example)
    const breakages = breakagesOf(example.schema, example.value, document)
    expect(breakages).not.toEqual([])
    const missed = breakages.filter(({ value, pointer, keyword }) => {
      validate?.(value)
      const errors = validate?.errors ?? []
      return !errors.some((error) => error.instancePath === pointer && error.keyword === keyword)
    })
    expect(missed).toEqual([])
  })

  it('names each kind of problem as the mock backend does', () => {
    const problems = examples.filter(({ mediaType }) => mediaType === 'application/problem+json')
    const odd = problems.filter(({ value }) => {
      const { type, title }: { type?: string; title?: string } = Object(value)
      return type !== problemType(title ?? '')
    })
    expect(problems.length).toBeGreaterThan(0)
    expect(odd.map(nameOf)).toEqual([])
  })

  it('show each operation that may refuse with both answers', () => {
    const mayRefuse = Object.keys(validators).filter((id) =>
      Object.values(validators[id]?.answers ?? {}).some((byType) =>
        Object.values(byType).some(({ refusal }) => refusal !== undefined),
      ),
    )
    const succeeded = ({ status, refuses }: ContractExample) => status === '200' && !refuses
    const shown = (which: (example: ContractExample) => boolean) =>
      new Set(examples.filter(which).map(({ operationId }) => operationId))
    expect(mayRefuse).toContain('logIn')
    expect([...shown(({ refuses }) => refuses)].sort()).toEqual(mayRefuse.sort())
    expect(mayRefuse.filter((id) => !shown(succeeded).has(id))).toEqual([])
  })
})

describe('the parameters of the contract', () => {
  it.each([
    ['searchOrders', 'query', {}, []],
    ['searchOrders', 'query', { from: '2026-09-01', page: 2 }, []],
    ['searchOrders', 'query', { from: '01.09.2026' }, ['/from format']],
    ['searchOrders', 'query', { page: 0 }, ['/page minimum']],
    ['searchOrders', 'query', { titel: 'barley' }, [' additionalProperties']],
    ['updateLanguage', 'query', { language: 'de' }, ['/language enum']],
    ['updateLanguage', 'query', {}, [' required']],
    ['searchLanguageAssessments', 'query', { identities: ['la-7f3k2m'] }, []],
    ['searchLanguageAssessments', 'query', { identities: [] }, ['/identities minItems']],
    ['archiveLanguageAssessment', 'path', { identity: 'la-7f3k2m' }, []],
    ['archiveLanguageAssessment', 'path', { identity: '../la' }, ['/identity pattern']],
    ['createLanguageAssessments', 'headers', { accept: '*/*' }, [' required']],
    [
      'createLanguageAssessments',
      'headers',
      { 'idempotency-key': 'x' },
      ['/idempotency-key minLength'],
    ],
    ['logIn', 'headers', { accept: '*/*' }, []],
    ['logIn', 'query', { debug: '1' }, [' additionalProperties']],
  ] as const)('%s %s %o', (operationId, part, value, expected) => {
    const validate = validators[operationId]?.[part]
    validate?.(value)
    const errors = (validate?.errors ?? []).map((it) => `${it.instancePath} ${it.keyword}`)
    expect(errors).toEqual(expected)
  })

  it.each([
    [{ file: new File(['text'], 'barley.docx') }, true],
    [{ file: 'only its name' }, false],
    [{}, false],
    [{ file: new File(['text'], 'barley.docx'), fiel: 'x' }, false],
  ])('a form holds the file and nothing else (%o)', (form, sound) => {
    expect(validators.uploadFile?.body['multipart/form-data']?.(form)).toBe(sound)
  })
})
