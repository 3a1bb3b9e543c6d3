import { join } from 'node:path'
import { root } from './setup/project-node.mjs'

const part = (file: string) => join(root, 'src/ui/form/lodash', file)

/** Formik uses four functions of Lodash, and needs little of what they do: theirs take 5 kB of every form. */
export const smallLodash = {
  'lodash-es/clone': part('clone.ts'),
  'lodash-es/cloneDeep': part('clone-deep.ts'),
  'lodash-es/isPlainObject': part('is-plain-object.ts'),
  'lodash-es/toPath': part('to-path.ts'),
}
