import ts from 'typescript'
import { digitalProducts } from '../../../mocks/backend/reference-data/digital-products.ts'
import { services } from '../../../mocks/backend/reference-data/services/form-services.ts'
import { serviceNameIn } from '../../../mocks/backend/reference-data/services/service-labels.ts'

type TranslatedText = { file: string; locale: string; message: string; translation: string }

const locales = [
  ['cn', 'zh-Hans'],
  ['jp', 'ja'],
  ['br', 'pt-BR'],
  ['es', 'es'],
] as const

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `·${literal.text}`).join('')
}

/** The texts in a node, in their order. */
function textsIn(node: ts.Node): string[] {
  const text = textOf(node)
  const inside: string[] = []
  ts.forEachChild(node, (child) => {
    inside.push(...textsIn(child))
  })
  return text === undefined ? inside : [text, ...inside]
}

function valuesByName(node: ts.ObjectLiteralExpression): Map<string, ts.Expression> {
  return new Map(
    node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)
        ? [[property.name.text, property.initializer] as const]
        : [],
    ),
  )
}

function pairsOf(file: string, node: ts.ObjectLiteralExpression): TranslatedText[] {
  const values = valuesByName(node)
  if (!locales.every(([language]) => values.has(language))) return []
  const textsOf = (language: string) => {
    const value = values.get(language)
    return value ? textsIn(value) : []
  }
  const english = textsOf('en')
  return locales.flatMap(([language, locale]) => {
    const translations = textsOf(language)
    const isPaired = translations.length === english.length
    return translations.map((translation, at) => ({
      file,
      locale,
      message: (isPaired ? english[at] : undefined) ?? english.join(' '),
      translation,
    }))
  })
}

/** The texts of objects with a value for each language; one without its own English text has all of them as message. */
export function translatedTexts(path: string, source: string): TranslatedText[] {
  if (!/\bjp:/.test(source)) return []
  const file = path.replaceAll('\\', '/')
  const found: TranslatedText[] = []
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) found.push(...pairsOf(file, node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest))
  return found
}

/** The names of services and digital products. */
export function serviceTexts(): TranslatedText[] {
  const file = 'mocks/backend/reference-data/services/service-labels.ts'
  return [...Object.values(services), ...digitalProducts].flatMap(({ identity, name }) =>
    locales.map(([language, locale]) => ({
      file,
      locale,
      message: name,
      translation: serviceNameIn(identity, language),
    })),
  )
}
