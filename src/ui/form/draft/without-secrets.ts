import { getIn, setIn } from 'formik'

/** Values in which those at secret names, also inside of a group (`card.checkout`), are as they were at first. */
export function withoutSecrets(
  values: object,
  secrets: ReadonlySet<string>,
  initial: object,
): object {
  let open = values
  for (const name of secrets) open = setIn(open, name, getIn(initial, name))
  return open
}
