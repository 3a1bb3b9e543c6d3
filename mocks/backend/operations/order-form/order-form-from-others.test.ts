import { describe, expect, it } from 'vitest'
import { isRecord } from '../../../../src/lib/is-record.ts'
import { withFile } from '../../../testing/assessment.ts'
import { testBackend } from '../../../testing/backend-in-scenario.ts'

const resume = '/en/researcher/submit/resume'
const onward = ({ status, exchange }: Awaited<ReturnType<typeof open>>) => ({
  status,
  to: exchange.response.headers.get('Location'),
})
type Sender = Awaited<ReturnType<typeof testBackend<'returning-customer'>>>['send']
const open = (send: Sender, path: string) => send(`GET /api/order-form/${path}`)

describe('a second round on an order', () => {
  it.each(['rework', 'reedit'] as const)(
    'starts as a %s with the details of the order',
    async (kind) => {
      const { send, facts, world } = await testBackend('returning-customer')
      const { reeditOriginal } = facts.orders
      const answer = await open(send, `${kind}/${reeditOriginal}`)
      expect(onward(answer)).toEqual({ status: 302, to: resume })
      expect((await send('GET /api/order-form/load')).body).toMatchObject({
        orderForm: {
          currentStep: 'rework-get-started',
          customerGoal: { name: 'rework' },
          customerGoals: [{ name: 'rework' }],
          projectTitle: 'Root exudates and drought tolerance in barley',
          journal: { name: 'Plant and Soil', url: null },
          styleOfEnglish: 'American English',
          duplicateOrder: null,
          originalOrder: {
            externalId: reeditOriginal,
            title: 'Root exudates and drought tolerance in barley',
          },
          availableServices: expect.arrayContaining([
            expect.objectContaining({
              identity: 'svc-premium-rework',
              disabled: false,
              modalID: 'premium-rework',
              serviceOptions: [
                expect.objectContaining({ price: 57, wordCount: { min: 1, max: 1500 } }),
              ],
            }),
          ]),
        },
      })
      expect(world.orderForms.get('form-1')?.origin).toEqual({ kind, identity: reeditOriginal })
    },
  )

  it('reports that a service of the order is no longer sold, until another one is chosen', async () => {
    const { send, facts, world } = await testBackend('returning-customer')
    const identity = facts.orders.completedPaid
    const row = world.orders.get(identity)
    if (!row) throw new Error('There is no such order.')
    const retired = row.order.services.map((service) => ({ ...service, id: 'svc-rapid-review' }))
    const services = [...row.order.services, ...retired.slice(0, 1)]
    world.orders.update(identity, { order: { ...row.order, services } })
    await open(send, `rework/${identity}`)
    const warning = { key: 'service-not-offered', type: 'warning' }
    expect((await open(send, 'load')).body).toMatchObject({ messages: [warning] })
    const json = { selectedService: 'svc-premium-rework', wordCount: 5200, language: 1 }
    await send('PUT /api/order-form/form-1/rework-basic-details', { json })
    expect((await open(send, 'load')).body).toMatchObject({ messages: [] })
  })

  it('resumes the form started for the order, whatever other forms were started', async () => {
    const { send, facts, world } = await testBackend('returning-customer')
    const link = `rework/${facts.orders.completedPaid}`
    await open(send, link)
    await open(send, `rework/${facts.orders.reworkEligible}`)
    await open(send, link)
    expect(world.orderForms.size).toBe(2)
    expect((await send('GET /api/order-form/load')).body).toMatchObject({
      orderForm: { identity: 'form-1' },
    })
  })

  it('names its order by the title it was ordered with', async () => {
    const { send, facts, world } = await testBackend('returning-customer')
    const externalId = facts.orders.reeditOriginal
    await open(send, `rework/${externalId}`)
    const form = world.orderForms.get('form-1')
    if (!form) throw new Error('There is no order form.')
    const renamed = { ...form.details, title: 'Barley roots in dry years' }
    world.orderForms.update('form-1', { details: renamed })
    expect((await open(send, 'load')).body).toMatchObject({
      orderForm: {
        projectTitle: renamed.title,
        originalOrder: { externalId, title: 'Root exudates and drought tolerance in barley' },
      },
    })
  })

  it('asks for service and files first', async () => {
    const { send, facts } = await testBackend('returning-customer')
    await open(send, `rework/${facts.orders.completedPaid}`)
    const put = (json: unknown, form = 'form-1') =>
      send(`PUT /api/order-form/${form}/rework-basic-details`, { json })
    const selectedService = 'svc-premium-rework'
    expect((await put({ selectedService })).body).toEqual({ error: 'order-form-files-missing' })
    const other = { selectedService: 'svc-video', uploadFilesLater: true }
    expect((await put(other)).body).toEqual({ error: 'order-form-service-not-offered' })
    const details = { selectedService, wordCount: 5200, language: 1 }
    expect((await put(details)).body).toMatchObject({
      orderForm: {
        currentStep: 'manuscript-services',
        services: [{ identity: selectedService }],
        steps: { list: { 0: { name: 'rework-get-started' } } },
      },
    })
    expect((await put({})).status).toBe(400)
    await send(`DELETE /api/order-form/form-1`)
    await send('GET /api/order-form/new')
    expect((await put(details, 'form-2')).body).toEqual({ error: 'order-form-goal-not-offered' })
  })

  it.each([
    ['rework', 'inProgress', '/en/researcher/details'],
    ['reedit', 'completedUnpaid', '/en/researcher/details'],
    ['rework', 'figuresOnly', '/en/researcher/details'],
    ['rework', 'inactiveService', '/support/index/submission'],
  ] as const)('as %s on the order %s redirects to %s', async (kind, name, path) => {
    const { send, facts, world } = await testBackend('returning-customer')
    const xid = facts.orders[name]
    const { status, to } = onward(await open(send, `${kind}/${xid}`))
    const end = path.startsWith('/support') ? '/type/inactive-service' : ''
    expect({ status, to }).toEqual({ status: 302, to: `${path}/${xid}${end}` })
    expect(world.orderForms.size).toBe(0)
  })

  it.each(['rework', 'reedit'])('is for the owner of the order: %s', async (kind) => {
    const { send, facts, world } = await testBackend('returning-customer')
    expect((await open(send, `${kind}/GX000000`)).status).toBe(404)
    expect((await open(send, `${kind}/GX%2F0000`)).status).toBe(400)
    const link = `GET /api/order-form/${kind}/${facts.orders.freeReedit}`
    const signIn = `/en/login?redirect=%2Fapi%2Forder-form%2F${kind}%2F${facts.orders.freeReedit}`
    expect(onward(await send(link, { session: null }))).toEqual({ status: 302, to: signIn })
    world.orders.update(facts.orders.freeReedit, { owner: 'session-1' })
    expect((await send(link)).status).toBe(404)
  })
})

describe('a re-edit with a reference file', () => {
  async function withReference() {
    const backend = await testBackend('returning-customer')
    const { send, facts, world } = backend
    const upload = async (name: string) => {
      const form = { file: new File(['words'], name), purpose: 'reference' }
      const { body } = await send('POST /api/file', { form })
      return isRecord(body) ? String(body.identity) : ''
    }
    const begin = (file: string) =>
      open(send, `reedit/${facts.orders.completedPaid}?referenceFile=${file}`)
    const names = () => {
      const files = [...world.orderForms.all()].flatMap(
        ({ files: { mainReference } }) => mainReference,
      )
      return files.map((identity) => world.files.get(identity)?.name)
    }
    return { ...backend, upload, begin, names }
  }

  it('has it in its form, also one that was begun before', async () => {
    const { begin, names, upload, ...backend } = await withReference()
    await open(backend.send, `reedit/${backend.facts.orders.completedPaid}`)
    expect(onward(await begin(await upload('Answer.txt')))).toEqual({ status: 302, to: resume })
    await begin(await upload('Guidelines.txt'))
    expect(names()).toEqual(['Answer.txt', 'Guidelines.txt'])
    expect((await open(backend.send, 'load')).body).toMatchObject({
      orderForm: { manuscripts: { mainReference: [{ name: 'Answer.txt' }, {}] }, wordCount: null },
    })
  })

  it('replaces one of the same name', async () => {
    const { begin, names, upload, world } = await withReference()
    await begin(await upload('Answer.txt'))
    const newer = await upload('Answer.txt')
    await begin(newer)
    expect(names()).toEqual(['Answer.txt'])
    expect(world.orderForms.get('form-1')?.files.mainReference).toEqual([newer])
  })

  it('leaves out one that the person does not have, and one too many', async () => {
    const { begin, names, upload, world } = await withReference()
    expect(onward(await begin('file-none'))).toEqual({ status: 302, to: resume })
    expect(names()).toEqual([])
    for (let count = 0; count < 26; count += 1) await begin(await upload(`${count}.txt`))
    expect(world.orderForms.get('form-1')?.files.mainReference).toHaveLength(25)
  })

  it('keeps its link through signing in', async () => {
    const { send, facts } = await withReference()
    const link = `reedit/${facts.orders.completedPaid}?referenceFile=file-1`
    const { to } = onward(await send(`GET /api/order-form/${link}`, { session: null }))
    expect(to).toBe(`/en/login?redirect=${encodeURIComponent(`/api/order-form/${link}`)}`)
  })
})

describe('an order with an assessed manuscript', () => {
  const link = 'GET /api/order-form/from-language-assessment/assessment-1'

  it('starts with its file, also for a visitor', async () => {
    const { assess, send, world } = await withFile('anonymous')
    await assess()
    expect(onward(await send(link))).toEqual({ status: 302, to: resume })
    expect((await send('GET /api/order-form/load')).body).toMatchObject({
      orderForm: {
        currentStep: 'get-started',
        customerGoal: { name: 'editing' },
        manuscripts: { main: [{ identity: 'file-1' }] },
        originalOrder: null,
      },
    })
    await send(link)
    expect(world.orderForms.size).toBe(1)
    expect((await send(link, { session: null })).status).toBe(404)
    expect((await send(`${link}%20`)).status).toBe(400)
  })

  it('is removed with the assessment', async () => {
    const { assess, send } = await withFile('returning-customer', { language_detection: false })
    await assess()
    expect((await send(link)).status).toBe(302)
    await send('POST /api/grammar-check/assessment-1/archive')
    expect((await send(link)).status).toBe(404)
  })
})

describe('an order with a digital edit', () => {
  it('starts with the uploaded file and its English', async () => {
    const { send, facts, world } = await testBackend('digital-editing')
    const link = `GET /api/order-form/from-digital-edit/${facts.edits.completed}`
    expect(onward(await send(link))).toEqual({ status: 302, to: resume })
    const edit = world.digitalEdits.get(facts.edits.completed)
    expect((await send('GET /api/order-form/load')).body).toMatchObject({
      orderForm: {
        customerGoal: { name: 'editing' },
        manuscripts: { main: [{ identity: edit?.fileIdentity }] },
        styleOfEnglish: edit?.styleOfEnglish,
      },
    })
    const signIn = '/en/login?redirect=%2Fapi%2Forder-form%2Ffrom-digital-edit%2Fedit-2'
    expect(onward(await send(link, { session: null }))).toEqual({ status: 302, to: signIn })
    expect((await send(`${link}%20`)).status).toBe(400)
    world.digitalEdits.update(facts.edits.completed, { archived: true })
    expect((await send(link)).status).toBe(404)
  })
})
