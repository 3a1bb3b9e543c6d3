import ts from 'typescript'
import { isGenerated, type ProjectFile } from '../project-files.ts'

/** From the first word of a function to its closing brace. */
export const mostLines = 60
export const mostExceptions = 10

/** By `file#function`, with the reason. */
type Exceptions = Readonly<Record<string, string>>

const markupInOnePiece: Exceptions = {}

const isCounted = (path: string) =>
  /^(src|mocks)\/.+[.]tsx?$/.test(path) &&
  !/[.](?:test|stories|d)[.]tsx?$/.test(path) &&
  !isGenerated(path)

/** A callback has the name of what holds it. */
function nameOf(node: ts.Node): string {
  const named = ts.findAncestor(
    node,
    (one) =>
      ts.isFunctionDeclaration(one) ||
      ts.isVariableDeclaration(one) ||
      ts.isClassElement(one) ||
      ts.isObjectLiteralElement(one),
  )
  return (named && ts.getNameOfDeclaration(named)?.getText()) ?? 'callback'
}

type LongFunction = { key: string; place: string; lines: number }

function longFunctionsIn({ path, text }: ProjectFile): LongFunction[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const found: LongFunction[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node) {
      const [first, last] = [lineAt(node.getStart()), lineAt(node.end)]
      const lines = last - first + 1
      const key = `${path}#${nameOf(node)}`
      if (lines > mostLines) found.push({ key, place: `${path}:${first}`, lines })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** A long function has parts with subjects of their own. */
export function functionLength(
  files: readonly ProjectFile[],
  exceptions: Exceptions = markupInOnePiece,
): string[] {
  const long = files
    .filter(({ path, text }) => isCounted(path) && text.split('\n').length > mostLines)
    .flatMap(longFunctionsIn)
  const names = Object.keys(exceptions)
  const unneeded = names.filter((name) => !long.some(({ key }) => key === name))
  return [
    ...long
      .filter(({ key }) => !(key in exceptions))
      .map(
        ({ key, place, lines }) =>
          `${place}: ${key.replace(/.*#/, '')} has ${lines} lines; at most ${mostLines} may be. Name the parts that have a subject of their own.`,
      ),
    ...unneeded.map((name) => `${name} is no longer too long. Remove the exception.`),
    ...(names.length > mostExceptions
      ? [`${names.length} functions may be too long; at most ${mostExceptions} may.`]
      : []),
  ]
}
