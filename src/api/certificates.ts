import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'
import { isNotFound } from './errors/api-failure.ts'
import type { components } from './generated/schema.gen.ts'
import { changesNoQuery } from './invalidates-nothing.ts'
import { noTerms, type OrderSearchResult, orderSearchQuery, ordersKey } from './orders.ts'

export type Certificate = Answers['Certificate']
type CertificateEdit = components['schemas']['CertificateEdit']

export const verificationQuery = (code: string) =>
  queryOptions({
    queryKey: ['certificates', 'verification', code.toUpperCase()],
    queryFn: async ({ signal }): Promise<Certificate | null> => {
      const call = client.GET('/api/certificate/{code}', { signal, params: { path: { code } } })
      try {
        return (await unwrap(call)).certificate
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    },
  })

export const verifyCertificateMutation = () =>
  mutationOptions({
    mutationKey: ['verifyCertificate'],
    mutationFn: (code: string, { client: queries }) =>
      queries.fetchQuery({ ...verificationQuery(code), staleTime: 0 }),
    meta: { invalidates: changesNoQuery },
  })

export const certifiedOrderQuery = (externalId: string) =>
  orderSearchQuery({ ...noTerms, xid: externalId.toUpperCase() })

const withCertificate = (found: OrderSearchResult, saved: Certificate): OrderSearchResult => ({
  ...found,
  orders: found.orders.map((order) =>
    order.externalId === saved.externalId ? { ...order, certificate: saved } : order,
  ),
})

export const saveCertificateMutation = () =>
  mutationOptions({
    mutationKey: ['saveCertificate'],
    mutationFn: async (edit: CertificateEdit): Promise<Certificate> => {
      const call = { params: { path: { code: edit.code } }, body: edit }
      return (await unwrap(client.PUT('/api/certificate/save/{code}', call))).certificateDetails
    },
    onSuccess: (saved, _edit, _result, { client: queries }) => {
      queries.setQueryData(verificationQuery(saved.code).queryKey, saved)
      queries.setQueriesData<OrderSearchResult>(
        { queryKey: [...ordersKey, 'search'] },
        (found) => found && withCertificate(found, saved),
      )
    },
    meta: { invalidates: [ordersKey] },
  })
