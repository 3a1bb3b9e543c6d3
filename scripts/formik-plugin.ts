import type { Plugin } from 'vite'

/** Assignments to parts of Formik that nobody uses, which keep those parts in a build. */
const assignments =
  /^(?:Form|FormikContext)[.]displayName = .+;$|^FieldArrayInner[.]defaultProps = [^;]+;$/gm

export function withoutAssignments(code: string): string {
  const found = code.match(assignments)?.length
  if (found !== 3) throw new Error(`Formik assigns ${found} times to its parts, where 3 are known.`)
  return code.replaceAll(assignments, '')
}

/** Lets a build drop Formik's components, of which the form kit uses none: they take 1 kB of every form. */
export function formikHook(): Plugin {
  return {
    name: 'galley-formik',
    apply: 'build',
    transform: {
      filter: { id: /\/formik\/dist\/formik[.]esm[.]js$/ },
      handler: (code) => ({ code: withoutAssignments(code), map: null }),
    },
  }
}
