import type { ESTree } from 'rolldown/utils'
import { parseSync, Visitor } from 'rolldown/utils'
import { declaredNames } from './declared-names.ts'
import { lateBrowsers, supportByKey } from './feature-data.ts'

const builtins = 'javascript.builtins.'

/** `Map.groupBy` → its key. Members of `Window` are globals, and so are interfaces. */
const globals = new Map<string, string>()
/** Methods by name, of any interface. */
const methods = new Map<string, string[]>()

for (const key of supportByKey.keys()) {
  const isBuiltin = key.startsWith(builtins)
  // Temporal's methods have names that every library of dates has.
  if ((!isBuiltin && !key.startsWith('api.')) || key.includes('.Temporal.')) continue
  const parts = key.slice(isBuiltin ? builtins.length : 'api.'.length).split('.')
  const [member = '', owner = ''] = parts.toReversed()
  const name = member.replace(/_static$/, '')
  globals.set([...parts.slice(0, -1), name].join('.').replace(/^Window\./, ''), key)
  // A single word of a web interface is too often a name of our own.
  const isTelling = isBuiltin || /[A-Z]/.test(name)
  if (owner && isTelling) {
    methods.set(name, [...(methods.get(name) ?? []), key])
  }
}

/** `Intl.Segmenter` of a chain of names; undefined for any other expression. */
function pathOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.computed) return undefined
  const owner = pathOf(node.object)
  if (owner === undefined || node.property.type !== 'Identifier') return undefined
  const isGlobal = ['globalThis', 'self', 'window'].includes(owner)
  return isGlobal ? node.property.name : `${owner}.${node.property.name}`
}

/** The oldest feature that a method of this name can be, if even that one is late. */
function lateMethod(name: string): string[] {
  const keys = methods.get(name) ?? []
  return keys.length > 0 && keys.every((key) => lateBrowsers(key).length > 0) ? [`${name}()`] : []
}

/** Features in a script that a supported browser may lack: keys, or `name()` for a method of an unknown object. */
export function lateScriptFeatures(code: string): Set<string> {
  const found = new Set<string>()
  const { program } = parseSync('built.js', code)
  const ours = declaredNames(program)
  const note = (node: ESTree.Node) => {
    const path = pathOf(node) ?? ''
    const key = ours.has(path.split('.')[0] ?? '') ? undefined : globals.get(path)
    if (key && lateBrowsers(key).length > 0) found.add(key)
    return key !== undefined
  }
  new Visitor({
    MemberExpression(node) {
      note(node)
      note(node.object)
    },
    NewExpression: ({ callee }) => void note(callee),
    CallExpression({ callee }) {
      if (note(callee) || callee.type !== 'MemberExpression' || callee.computed) return
      if (callee.property.type !== 'Identifier') return
      for (const name of lateMethod(callee.property.name)) found.add(name)
    },
  }).visit(program)
  return found
}
