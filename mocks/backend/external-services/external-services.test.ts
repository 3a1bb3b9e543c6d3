import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { addFault, parseFault } from '../calls/faults.ts'
import { answerExternalCall } from './answer-external-call.ts'

const search = (query: string) => `GET /journal-metadata/journals?${query}`
const find = (issn: string) => `GET /journal-directory/search/journals/${issn}`
const titleOf = ({ title }: { title: string }) => title

describe('the metadata service', () => {
  it.each([
    ['one word', 'query=neuron', ['Neuron']],
    ['beginnings of words in any order', 'query=reports%20cell', ['Cell Reports']],
    [
      'words without their accents',
      'query=saude',
      ['Cadernos de Saúde Pública', 'Revista de Saúde Pública'],
    ],
    ['as many as requested', 'query=nature&rows=2', ['Nature', 'Nature Biotechnology']],
    ['nothing', 'query=astrology', []],
    ['nothing for punctuation alone', 'query=%25%26', []],
  ])('finds %s', async (_, query, titles) => {
    const { body, status } = await (await testBackend('anonymous')).send(search(query))
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: { items: titles.map((title) => ({ title })) } })
  })

  it('answers with twenty results and the total', async () => {
    const { body } = await (await testBackend('anonymous')).send(search('query=journal'))
    expect(body).toHaveProperty('message.items.length', 20)
    expect(body).toHaveProperty('message.items-per-page', 20)
    const all = await (await testBackend('anonymous')).send(search('query=journal&rows=1000'))
    expect(all.body).toHaveProperty('message.total-results')
    const { message } = JSON.parse(JSON.stringify(all.body))
    expect(message.items.map(titleOf)).toHaveLength(message['total-results'])
  })

  it.each([
    ['no words', '', '/query/query'],
    ['empty words', 'query=', '/query/query'],
    ['too many rows', 'query=cell&rows=1001', '/query/rows'],
    ['rows that are not a number', 'query=cell&rows=many', '/query/rows'],
    ['something unknown', 'query=cell&sort=title', '/query/sort'],
  ])('refuses %s with its own error', async (_, query, value) => {
    const backend = await testBackend('anonymous')
    const { body, status } = await backend.send(search(query))
    expect(status).toBe(400)
    expect(body).toMatchObject({ status: 'failed', message: [{ value }] })
    expect(backend.calls.all().at(-1)?.violation).toMatchObject({ side: 'application' })
  })
})

describe('the directory', () => {
  it.each([
    ['in print', '0305-1048', 'Nucleic Acids Research', 'https://academic.oup.com/nar'],
    ['online', '1362-4962', 'Nucleic Acids Research', 'https://academic.oup.com/nar'],
  ])('finds a journal by its ISSN %s', async (_, issn, title, journal) => {
    const { body } = await (await testBackend('anonymous')).send(find(issn))
    expect(body).toEqual({ total: 1, results: [{ bibjson: { title, ref: { journal } } }] })
  })

  it.each([
    ['is not free to read', '0028-0836'],
    ['nobody knows', '1234-5679'],
  ])('lists no journal that %s', async (_, issn) => {
    const { body, status } = await (await testBackend('anonymous')).send(find(issn))
    expect([status, body]).toEqual([200, { total: 0, results: [] }])
  })

  it('refuses an invalid ISSN with its own error', async () => {
    const { body, status } = await (await testBackend('anonymous')).send(find('plos-one'))
    expect(status).toBe(400)
    expect(body).toMatchObject({
      status: 'bad_request',
      error: expect.stringContaining('/path/issn'),
    })
  })
})

describe('an external service', () => {
  it('applies faults and latency, and logs its calls, but starts no session', async () => {
    const backend = await testBackend('anonymous')
    addFault(backend.world, parseFault('searchJournals:503:1'))
    const failed = await backend.send(search('query=cell'), { session: null })
    expect(failed.status).toBe(503)
    expect(failed.exchange.session).toBeUndefined()
    expect((await backend.send(search('query=cell'))).status).toBe(200)
    expect(backend.calls.all().map(({ operation, status }) => [operation, status])).toEqual([
      ['searchJournals', 503],
      ['searchJournals', 200],
    ])
    addFault(backend.world, parseFault('findJournalByIssn:network'))
    expect((await backend.send(find('1932-6203'))).exchange.withheld).toBe('network')
  })

  it('fails when its own answer breaks the document', async () => {
    const broken = {
      searchJournals: { answer: () => ({ status: 'ok' }), refuse: () => ({}) },
      findJournalByIssn: { answer: () => ({}), refuse: () => ({}) },
    }
    const request = new Request('http://galley.test/journal-metadata/journals?query=cell')
    const { response, violation } = answerExternalCall('searchJournals', request, {}, broken)
    expect(response.status).toBe(500)
    expect(violation).toMatchObject({ side: 'backend' })
  })
})
