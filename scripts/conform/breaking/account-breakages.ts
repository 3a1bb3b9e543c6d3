import { type Breakage, withResponse, withSuccess } from './breakage.ts'
import { each, json, keyIgnored, on, refusalIgnored } from './breakage-kinds.ts'

const register = ['register']
const certificate = ['certificate']

const certified = on('certificate')
const details = on('certificateDetails')

const registers: readonly Breakage[] = [
  refusalIgnored(
    'rules',
    'register',
    'takes a form without the terms',
    register,
    'terms-not-accepted',
  ),
  refusalIgnored(
    'rules',
    'register',
    'takes a form without a password',
    register,
    'password-missing',
  ),
  refusalIgnored('rules', 'register', 'takes a short password', register, 'password-too-short'),
  refusalIgnored('rules', 'register', 'takes an unknown country', register, 'country-unknown'),
  refusalIgnored('rules', 'register', 'takes an address twice', register, 'email-taken'),
  json(
    'rules',
    'register',
    'answers another address',
    register,
    on('userDetails')((one) => ({
      ...one,
      email: 'other@example.edu',
    })),
  ),
  json(
    'rules',
    'loadUser',
    'knows another address',
    register,
    on('user')((one) => ({
      ...one,
      email: 'other@example.edu',
    })),
  ),
  json(
    'rules',
    'loadUser',
    'knows another name',
    register,
    on('user')((one) => ({
      ...one,
      lastName: 'Nobody',
    })),
  ),
  json('rules', 'getAccount', 'names no countries', register, (one) => ({ ...one, countries: [] })),
  withResponse('rules', 'loses what a visitor uploaded', {
    id: 'downloadFile',
    only: register,
    change: (response) =>
      response.status === 200
        ? Response.json({ status: 404 }, { status: 404, headers: response.headers })
        : response,
  }),
  withSuccess('sessions', 'hands files to the former cookie', {
    id: 'downloadFile',
    only: register,
    fails: (status) => status === 404,
  }),
  withSuccess('sessions', 'signs in by a registration', {
    id: 'loadUser',
    only: register,
    fails: (status) => status === 401,
  }),
  keyIgnored('register', register),
  withSuccess('idempotency', 'takes a key with another body', {
    id: 'register',
    only: register,
    fails: (status) => status === 422,
  }),
]

const certificates: readonly Breakage[] = [
  json(
    'rules',
    'getCertificate',
    'names other authors',
    certificate,
    certified((one) => ({
      ...one,
      authors: 'N. Body',
    })),
  ),
  json(
    'rules',
    'getCertificate',
    'has another title',
    certificate,
    certified((one) => ({
      ...one,
      title: 'Another one',
    })),
  ),
  json(
    'rules',
    'getCertificate',
    'is of another day',
    certificate,
    certified((one) => ({
      ...one,
      issuedOn: '2020-01-01',
    })),
  ),
  json(
    'rules',
    'getCertificate',
    'is of another order',
    certificate,
    certified((one) => ({
      ...one,
      externalId: 'ZZZZZZZZ',
    })),
  ),
  json(
    'rules',
    'saveCertificate',
    'forgets the authors',
    certificate,
    details((one) => ({
      ...one,
      authors: null,
    })),
  ),
  json(
    'rules',
    'saveCertificate',
    'moves the day',
    certificate,
    details((one) => ({
      ...one,
      issuedOn: '2020-01-01',
    })),
  ),
  json(
    'rules',
    'saveCertificate',
    'gives another code',
    certificate,
    details((one) => ({
      ...one,
      code: 'AAAA-BBBB-CCCC',
    })),
  ),
  json('rules', 'searchOrders', 'shows certificates of work to do', certificate, (one) => ({
    ...one,
    orders: each(one.orders, (order) => ({ ...order, completed: false })),
  })),
  json('rules', 'searchOrders', 'shows certificates of other orders', certificate, (one) => ({
    ...one,
    orders: each(one.orders, (order) => ({ ...order, externalId: 'ZZZZZZZZ' })),
  })),
  refusalIgnored('rules', 'saveCertificate', 'takes no authors', certificate, 'authors-required'),
  withSuccess('rules', 'takes the order of another one', {
    id: 'saveCertificate',
    only: certificate,
    fails: (status) => status === 400,
  }),
  withSuccess('sessions', 'changes for a stranger', {
    id: 'saveCertificate',
    only: certificate,
    fails: (status) => status === 401,
  }),
  withSuccess('sessions', 'changes for another person', {
    id: 'saveCertificate',
    only: certificate,
    fails: (status) => status === 404,
  }),
  json('sessions', 'listCertificateDeliverables', 'hands files to strangers', certificate, () => ({
    files: [],
    companyName: 'Galley',
    externalId: 'ZZZZZZZZ',
  })),
  withResponse('rules', 'is no document', {
    id: 'downloadCertificatePdf',
    only: certificate,
    change: (response) => new Response('<html>', response),
  }),
]

export const accountBreakages: readonly Breakage[] = [...registers, ...certificates]
