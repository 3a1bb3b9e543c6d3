import type { ManuscriptTasks } from '../../backend/manuscripts/manuscript-tasks.ts'
import type { PdfWriter } from '../../backend/pdf/write-pdf.ts'
import { type SampleName, sampleManuscript } from '../../samples/sample-manuscript.ts'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import type { ScenarioName } from '../../scenarios/scenario-list.ts'
import { createMockBackend } from '../../transports/mock-backend.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { cardForm } from '../payment/payment-requests.ts'
import { plainDocument } from './plain-document.ts'

/** Plain data, since it crosses between a test and a page. */
export type PlainCall = {
  method: string
  path: string
  json?: unknown
  sample?: SampleName
  key?: string
}

/** JSON verbatim, documents by text and structure. */
export type PlainAnswer = {
  status: number
  type: string | null
  disposition: string | null
  body: unknown
}

export const call = (line: string, sent: Omit<PlainCall, 'method' | 'path'> = {}): PlainCall => {
  const [method = '', path = ''] = line.split(' ')
  return { method, path, ...sent }
}

const assessment = {
  languageAssessmentFiles: ['file-1'],
  agreeToTOS: true,
  termsandagree: true,
  iAmNotaRobot: true,
  captchaResponse: null,
}

export type CallSequence = { scenario: ScenarioName; calls: readonly PlainCall[] }

const form = '/api/order-form/form-1'

const ordering: readonly PlainCall[] = [
  call('GET /api/order-form/load'),
  call('GET /api/order-form/new?goal=editing&version=3'),
  call(`PUT ${form}/basic-details`, {
    json: { customerGoal: 'editing', files: ['file-1'], wordCount: 3000, language: 1 },
  }),
  call(`GET ${form}/document-details`),
  call(`PUT ${form}/selected-service`, {
    json: {
      selectedService: 'svc-premium-editing',
      declineEditingServices: false,
      rush: true,
      express: false,
    },
  }),
  call(`PUT ${form}/discount-code/A%2FB`),
  call(`PUT ${form}/discount-code/NOWHERE`),
  call(`PUT ${form}/details`, {
    json: {
      projectTitle: 'Quiet rivers of the coastal plain',
      areaOfStudy: 494,
      styleOfEnglish: 'American English',
      journal: null,
    },
  }),
  call(`PUT ${form}/generate-price-quote`),
  call('GET /api/price-quote/PQ-10481/pdf'),
  call(`POST ${form}/convert-quote`),
  call(`PUT ${form}/payments`, { json: cardForm, key: 'pay-for-quiet-rivers' }),
  call(`PUT ${form}/payments`, { json: cardForm, key: 'pay-for-quiet-rivers' }),
  call(`GET ${form}/load`),
  call('GET /api/order/search'),
]

export const visitor = 'returning-customer'

export const visit: readonly PlainCall[] = [
  call('GET /api/researcher/load'),
  call('GET /api/users/current'),
  call('GET /api/order/search'),
  call('GET /api/order/search?page=2'),
  call('GET /api/order/search?orderTitle=barley&from=2026-01-01'),
  call('GET /api/order/search?page=0'),
  call('GET /api/order/nowhere/at/all'),
  call('DELETE /api/order/search'),
  call('POST /api/file', { sample: 'english-3000' }),
  call('POST /api/file', { sample: 'photo' }),
  call('POST /api/grammar-check/create', { json: assessment }),
  call('POST /api/grammar-check/create', { json: assessment, key: 'the-same-intention' }),
  call('POST /api/grammar-check/create', { json: assessment, key: 'the-same-intention' }),
  call('GET /api/grammar-check/search'),
  call('POST /api/grammar-check/assessment-1/archive'),
  call('POST /api/grammar-check/assessment-1/archive'),
  call('GET /api/researcher/update-language?language=jp'),
  call('GET /api/invoice/load'),
  call('GET /api/invoice/US-90321/pdf'),
  call('GET /api/loyalty/load'),
  ...ordering,
  call('POST /api/auth/logout'),
  call('GET /api/users/current'),
  call('POST /api/auth/login', { json: { email: 'helen.marsh@example.edu', password: 'wrong' } }),
  call('POST /api/auth/login', { json: { email: 'helen.marsh@example.edu' } }),
  call('POST /api/auth/login', {
    json: { email: 'helen.marsh@example.edu', password: 'manuscript' },
  }),
  call('GET /api/grammar-check/search'),
]

export const customerVisit: CallSequence = { scenario: visitor, calls: visit }

export function initOf({ method, json, sample, key }: PlainCall): RequestInit {
  const headers: Record<string, string> = {}
  if (json !== undefined) headers['Content-Type'] = 'application/json'
  if (key) headers['Idempotency-Key'] = key
  if (!sample)
    return { method, headers, body: json === undefined ? undefined : JSON.stringify(json) }
  const { bytes, fileName, type } = sampleManuscript(sample)
  const form = new FormData()
  form.set('file', new File([bytes], fileName, { type }))
  return { method, headers, body: form }
}

async function plainAnswer(response: Response): Promise<PlainAnswer> {
  const type = response.headers.get('Content-Type')
  const disposition = response.headers.get('Content-Disposition')
  const body = type?.includes('json')
    ? await response.json()
    : await plainDocument(type, new Uint8Array(await response.arrayBuffer()))
  return { status: response.status, type, disposition, body }
}

/** Answers of the backend without transport, as the reference. PDFs and manuscripts are made as on the platform. */
export async function backendAnswers(
  parts: { manuscripts: ManuscriptTasks; writePdf: PdfWriter },
  { scenario, calls }: CallSequence = customerVisit,
): Promise<PlainAnswer[]> {
  const { world } = await loadScenario({ name: scenario, now: fixedNow })
  const clock = { now: () => fixedNow }
  const mock = createMockBackend({ world, clock, ...parts })
  return playVisit(async (one) => {
    const request = new Request(`http://galley.test${one.path}`, initOf(one))
    return (await mock.answer(request)).response
  }, calls)
}

export async function playVisit(
  send: (call: PlainCall) => Promise<Response>,
  calls: readonly PlainCall[] = visit,
) {
  const answers: PlainAnswer[] = []
  for (const one of calls) answers.push(await plainAnswer(await send(one)))
  return answers
}
