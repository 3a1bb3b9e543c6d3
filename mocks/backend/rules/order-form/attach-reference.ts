import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { changeForm } from './form-access.ts'
import { filesProblem } from './form-files.ts'

/** By the contract. */
const mostFiles = 25

/** A file that the person does not have is left out, since the link that names it leads on without it. */
export function attachReference(
  world: World,
  form: OrderFormRow,
  file: string | undefined,
  now: Instant,
): void {
  if (file === undefined || filesProblem(world, form.owner, [file], 'other')) return
  const nameOf = (identity: string) => world.files.get(identity)?.name
  const others = form.files.mainReference.filter((one) => nameOf(one) !== nameOf(file))
  if (others.length >= mostFiles) return
  changeForm(world, form, now, { files: { ...form.files, mainReference: [...others, file] } })
}
