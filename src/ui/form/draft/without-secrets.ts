import { getIn, setIn } from 'formik'

/** Resets values at secret names (also nested, as `card.checkout`) to their initial ones. */
export function withoutSecrets(
  values: object,
  secrets: ReadonlySet<string>,
  initial: object,
): object {
  let open = values
  for (const name of secrets) open = setIn(open, name, getIn(initial, name))
  return open
}
