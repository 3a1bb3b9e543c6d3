import { posix } from 'node:path'
import ts from 'typescript'
import type { ProjectFile } from '../check/project-files.ts'

export type Declaration = {
  file: string
  /** What it declares, as `file#name`. */
  names: string[]
  /** What it uses; `file#*` stands for everything in a module. */
  uses: string[]
  /** The calls of the server, as `GET /api/order/search`. */
  calls: string[]
}

const all = '*'

function bound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : bound(one.name)))
}

function declared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => bound(name))
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

function callOf(node: ts.CallExpression): string[] {
  const [path] = node.arguments
  if (!ts.isPropertyAccessExpression(node.expression) || !path) return []
  const method = node.expression.name.text
  return ts.isStringLiteral(path) && /^[A-Z]+$/.test(method) ? [`${method} ${path.text}`] : []
}

export function declarationsOf({ path, text }: ProjectFile): Declaration[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const target = (specifier: ts.Node | undefined) =>
    specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')
      ? posix.join(posix.dirname(path), specifier.text)
      : undefined
  const idsByName = new Map<string, string>()
  for (const statement of source.statements) {
    for (const name of declared(statement)) idsByName.set(name, `${path}#${name}`)
    if (!ts.isImportDeclaration(statement)) continue
    const from = target(statement.moduleSpecifier)
    const bindings = statement.importClause?.namedBindings
    if (!from || !bindings) continue
    if (ts.isNamespaceImport(bindings)) idsByName.set(bindings.name.text, `${from}#${all}`)
    else
      for (const { name, propertyName } of bindings.elements) {
        idsByName.set(name.text, `${from}#${(propertyName ?? name).text}`)
      }
  }
  return source.statements
    .filter((statement) => !ts.isImportDeclaration(statement))
    .map((statement) => {
      const uses = new Set<string>()
      const calls: string[] = []
      const visit = (node: ts.Node): void => {
        if (ts.isIdentifier(node)) uses.add(idsByName.get(node.text) ?? '')
        if (ts.isCallExpression(node)) {
          calls.push(...callOf(node))
          const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword
          const from = isImport ? target(node.arguments[0]) : undefined
          if (from) uses.add(`${from}#${all}`)
        }
        ts.forEachChild(node, visit)
      }
      visit(statement)
      const names = declared(statement).map((name) => `${path}#${name}`)
      return { file: path, names, calls, uses: [...uses].filter((use) => use !== '') }
    })
}
