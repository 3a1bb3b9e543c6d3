import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../../../api/account.ts'
import { everyAssessmentQuery } from '../../../api/assessments/assessment-pages.ts'
import { digitalEditOptions } from '../../../api/digital-editing.ts'
import {
  type DigitalFile,
  type DigitalFileOptions,
  noFileTerms,
} from '../../../api/digital-files.ts'
import { translationOptions } from '../../../api/digital-translation.ts'
import { noTerms, type OrderDetails, orderQuery, orderSearchQuery } from '../../../api/orders.ts'
import { reviewerResponseQuery, type SavedResponse } from '../../../api/reviewer-response.ts'
import { savedName } from '../../../domain/digital-files/digital-file-rules.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import type { Content, Listing, ListingEntry } from './export-entry.ts'
import { inOnePart } from './export-paths.ts'
import type { ReadListing } from './receive-export.ts'

/** The page names what fails. */
const quiet = { meta: { quiet: true } }

type Page = { pagination: { pageCount: number } }

async function allPages<Found extends Page>(load: (page: number) => Promise<Found>) {
  const first = await load(1)
  const pages = [first]
  for (let page = 2; page <= first.pagination.pageCount; page += 1) pages.push(await load(page))
  return pages
}

export function entryOfListing(listing: Listing): ListingEntry {
  const path = `${pathOfListing(listing)}.json`
  return { key: path, path, listing }
}

function pathOfListing(listing: Listing): string {
  switch (listing.of) {
    case 'account':
      return t`Account`
    case 'orders':
      return t`Orders`
    case 'order':
      return `${t`Orders`}/${listing.externalId}/${listing.externalId}`
    case 'order-form':
      return t`Unfinished order`
    case 'assessments':
      return t`Grammar Check`
    case 'edits':
      return t`Digital editing`
    case 'translations':
      return t`Digital translation`
  }
}

async function loadOrders(queries: QueryClient): Promise<ReadListing> {
  const pages = await allPages((page) =>
    queries.fetchQuery({ ...orderSearchQuery({ ...noTerms, page }), ...quiet }),
  )
  const orders = pages.flatMap((found) => found.orders)
  return {
    data: orders,
    listings: orders.map(({ externalId }) => entryOfListing({ of: 'order', externalId })),
  }
}

async function loadOrder(queries: QueryClient, externalId: string): Promise<ReadListing> {
  const { order } = await queries.fetchQuery({ ...orderQuery(externalId), ...quiet })
  if (!order) return { data: { order } }
  const isCompleted = order.status === 'Completed'
  return listedOrder(
    order,
    isCompleted ? await queries.fetchQuery(reviewerResponseQuery(externalId)) : undefined,
  )
}

type KeptOrder = Pick<OrderDetails, 'externalId' | 'originalFiles' | 'completedFiles'>

/** An order with the answer to its reviewers, where one is saved, and its files. */
export function listedOrder(order: KeptOrder, response: SavedResponse | undefined): ReadListing {
  const { externalId } = order
  const folder = `${t`Orders`}/${externalId}`
  return {
    data: response && response.version > 0 ? { ...order, reviewerResponse: response } : order,
    contents: [
      ...order.originalFiles.map(({ identity, name }) => ({
        path: `${folder}/${t`Sent files`}/${inOnePart(name)}`,
        content: { of: 'upload', identity } as const,
      })),
      ...order.completedFiles.map(({ key, path }) => ({
        path: `${folder}/${t`Completed files`}/${path}`,
        content: { of: 'order', externalId, key } as const,
      })),
    ],
  }
}

/** Few people have an order form in progress, and it weighs much. */
const loadOrderForm = async (queries: QueryClient) =>
  (await import('./load-order-form.ts')).listOrderForm(queries)

async function loadAssessments(queries: QueryClient): Promise<ReadListing> {
  const assessments = await queries.fetchQuery({ ...everyAssessmentQuery(), ...quiet })
  return {
    data: assessments,
    contents: assessments.map(({ createdAt, fileIdentity, name }) => ({
      path: `${t`Grammar Check`}/${formatDate(parseInstant(createdAt))} ${inOnePart(name)}`,
      content: { of: 'upload', identity: fileIdentity } as const,
    })),
  }
}

type DigitalListing<File extends DigitalFile> = {
  options: DigitalFileOptions<File>
  of: Extract<Content, { identity: string }>['of']
  folder: string
  suffix: string
}

async function loadDigitalFiles<File extends DigitalFile>(
  queries: QueryClient,
  { options, of, folder, suffix }: DigitalListing<File>,
): Promise<ReadListing> {
  const pages = await allPages((page) =>
    queries.fetchQuery({ ...options.pageQuery({ ...noFileTerms, page }), ...quiet }),
  )
  const files = pages.flatMap(({ results }) => results)
  const completed = files.filter(({ status }) => status === 'completed')
  return {
    data: files,
    contents: completed.map(({ identity, file }) => ({
      path: `${folder}/${savedName(inOnePart(file.name), suffix)}`,
      content: { of, identity },
    })),
  }
}

export async function loadListing(listing: Listing, queries: QueryClient): Promise<ReadListing> {
  switch (listing.of) {
    case 'account':
      return { data: { user: await queries.fetchQuery({ ...userQuery(), ...quiet }) } }
    case 'orders':
      return loadOrders(queries)
    case 'order':
      return loadOrder(queries, listing.externalId)
    case 'order-form':
      return loadOrderForm(queries)
    case 'assessments':
      return loadAssessments(queries)
    case 'edits': {
      const [folder, suffix] = [t`Digital editing`, t`edited`]
      const options = digitalEditOptions
      return loadDigitalFiles(queries, { options, of: 'edit', folder, suffix })
    }
    case 'translations': {
      const folder = t`Digital translation`
      const suffix = t({ message: 'English', context: 'suffix of a file name' })
      const options = translationOptions
      return loadDigitalFiles(queries, { options, of: 'translation', folder, suffix })
    }
  }
}
