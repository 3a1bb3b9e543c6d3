import ts from 'typescript'
import type { ProjectFile } from '../project-files.ts'

const isCode = (path: string) => /^src\/.+(?<![.]test)[.]tsx?$/.test(path)

const initializerOf = (
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | undefined => {
  const property = object.properties.find((one) => one.name?.getText() === name)
  if (!property) return undefined
  if (ts.isPropertyAssignment(property)) return property.initializer
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined
}

function problemOf(options: ts.ObjectLiteralExpression): string | undefined {
  const meta = initializerOf(options, 'meta')
  const invalidates =
    meta && ts.isObjectLiteralExpression(meta) ? initializerOf(meta, 'invalidates') : undefined
  if (!invalidates) return 'does not say what it invalidates. Name the query keys'
  const isEmpty = ts.isArrayLiteralExpression(invalidates) && invalidates.elements.length === 0
  return isEmpty ? 'invalidates nothing and does not say why. Name the query keys' : undefined
}

function problemsIn({ path, text }: ProjectFile): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const problems: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && node.properties.some(isMutationFunction)) {
      const problem = problemOf(node)
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      const key = initializerOf(node, 'mutationKey')?.getText() ?? 'a mutation'
      const reasons = 'in meta.invalidates, or a constant of src/api/invalidates-nothing.ts.'
      if (problem) problems.push(`${path}:${line}: ${key} ${problem} ${reasons}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

const isMutationFunction = ({ name }: ts.ObjectLiteralElementLike) =>
  name?.getText() === 'mutationFn'

/** Screens show outdated data when a mutation forgets a query. */
export function mutationMeta(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ path, text }) => isCode(path) && text.includes('mutationFn'))
    .flatMap(problemsIn)
}
