import { receivedFilesData } from '../../../../../src/lib/search/received-files.ts'
import type { World } from '../../../../world/galley-world.ts'
import type { PaymentRow } from '../../../../world/rows/payment-rows.ts'
import { originalNumberOf } from '../original-order.ts'

/** Path (without language) of the page that confirms the files of a paid rework or re-edit, if any. */
export function receivedFilesPath(
  world: World,
  { purpose, status }: PaymentRow,
): string | undefined {
  if (purpose.kind !== 'order' || status !== 'approved') return undefined
  const form = world.orderForms.get(purpose.formIdentity)
  if (!form || originalNumberOf(form) === null) return undefined
  const identities = new Set(Object.values(form.files).flat())
  const files = [...identities].flatMap((identity) => world.files.get(identity) ?? [])
  if (files.length === 0) return undefined
  const page = `/researcher/details/${purpose.externalId}/rework-success`
  const data = receivedFilesData(files)
  return data === undefined ? page : `${page}/${data}`
}
