import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutAssignments } from './formik-plugin.ts'
import { root } from './setup/project-node.mjs'

it('leaves out what Formik assigns to its components', () => {
  const code = readFileSync(join(root, 'node_modules/formik/dist/formik.esm.js'), 'utf8')
  const output = withoutAssignments(code)
  expect(output).not.toContain('FieldArrayInner.defaultProps')
  expect(output).toContain('function useFormik(')
})

it('fails for another Formik', () => {
  expect(() => withoutAssignments("Form.displayName = 'Form';\n")).toThrow('1 times')
})
