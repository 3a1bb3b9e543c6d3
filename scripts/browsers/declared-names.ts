import type { ESTree } from 'rolldown/utils'
import { Visitor } from 'rolldown/utils'

function namesIn(pattern: ESTree.ParamPattern | ESTree.BindingPattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []))
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property.argument : property.value),
      )
    default:
      return []
  }
}

/** Names that a script gives itself, in any scope: a short one may be that of a global. */
export function declaredNames(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (pattern: ESTree.ParamPattern | ESTree.BindingPattern | null) => {
    for (const name of pattern ? namesIn(pattern) : []) names.add(name)
  }
  const addFunction = ({
    id,
    params,
  }: {
    id: ESTree.BindingIdentifier | null
    params: ESTree.ParamPattern[]
  }) => {
    add(id)
    params.forEach(add)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: ({ params }) => params.forEach(add),
    ClassDeclaration: ({ id }) => add(id),
    CatchClause: ({ param }) => add(param),
    ImportSpecifier: ({ local }) => add(local),
    ImportDefaultSpecifier: ({ local }) => add(local),
    ImportNamespaceSpecifier: ({ local }) => add(local),
  }).visit(program)
  return names
}
