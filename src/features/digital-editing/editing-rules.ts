import type { DigitalLoad, DigitalOffer } from '../../api/digital-purchases.ts'
import { purchaseStateOf } from '../../domain/digital-purchases/purchase-rules.ts'
import type { Instant } from '../../lib/instant.ts'

/** By a subscription or a trial manuscripts can be uploaded; earlier edits can only be read. */
export type EditingAccess = 'subscribed' | 'trial' | 'earlier-edits' | 'none'

type Bought = Pick<DigitalLoad, 'digitalPurchases' | 'hasUploadedDigitalEdit'>

export function editingAccess(
  { digitalPurchases, hasUploadedDigitalEdit }: Bought,
  site: { hasTrial: boolean },
  now: Instant,
): EditingAccess {
  const isSubscribed = digitalPurchases.some(
    (purchase) => purchase.type === 'editing' && purchaseStateOf(purchase, now) === 'active',
  )
  if (isSubscribed) return 'subscribed'
  if (site.hasTrial) return 'trial'
  return hasUploadedDigitalEdit ? 'earlier-edits' : 'none'
}

export const mayUpload = (access: EditingAccess): boolean =>
  access === 'subscribed' || access === 'trial'

export const editingOffer = ({
  availableDigitalPurchases,
}: Pick<DigitalLoad, 'availableDigitalPurchases'>): DigitalOffer | undefined =>
  availableDigitalPurchases.find(({ type }) => type === 'editing')

/** In percent; 0 where nothing is taken off. */
export function discountOf({
  price,
  fullPrice,
}: Pick<DigitalOffer, 'price' | 'fullPrice'>): number {
  return fullPrice > price ? Math.round((1 - price / fullPrice) * 100) : 0
}

type WordFileType = 'doc' | 'docx' | 'other'

export function fileTypeOf(name: string): WordFileType {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  return extension === 'doc' || extension === 'docx' ? extension : 'other'
}
