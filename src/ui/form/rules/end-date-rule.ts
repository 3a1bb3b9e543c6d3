import { string } from 'yup'

/** A day, as YYYY-MM-DD, that is not before its sibling `from`. */
export const endDateRule = (tooEarly: () => string) =>
  string()
    .default('')
    .test('after-from', tooEarly, (to, { parent }) => !to || !parent.from || to >= parent.from)
