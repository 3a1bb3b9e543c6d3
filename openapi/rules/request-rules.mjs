const BOUNDS = {
  string: ['maxLength', 'pattern', 'format'],
  array: ['maxItems'],
  integer: ['maximum'],
  number: ['maximum'],
}

/** Schemas directly below one, with the keys that lead there. */
function below(schema) {
  const inObject = ({ properties = {} }) =>
    Object.entries(properties).map(([name, part]) => [['properties', name], part])
  const inList = (keyword) => (schema[keyword] ?? []).map((part, at) => [[keyword, at], part])
  const alone = ['items', 'additionalProperties']
    .filter((keyword) => typeof schema[keyword] === 'object')
    .map((keyword) => [[keyword], schema[keyword]])
  return [...inObject(schema), ...['allOf', 'anyOf', 'oneOf'].flatMap(inList), ...alone]
}

/** What a request carries has a limit, so that no caller sends more than the server takes. */
export function boundedRequests() {
  const checked = new Set()
  function check(declared, from, context) {
    const { node: schema, location } = declared.$ref
      ? context.resolve(declared, from.source.absoluteRef)
      : { node: declared, location: from }
    if (!schema || checked.has(schema)) return
    checked.add(schema)
    const isListed = schema.enum !== undefined || schema.const !== undefined
    for (const type of isListed ? [] : [schema.type].flat()) {
      const bounds = BOUNDS[type]
      if (!bounds || bounds.some((bound) => bound in schema)) continue
      context.report({ message: `Limit this ${type} by ${bounds.join(' or ')}.`, location })
    }
    for (const [keys, part] of below(schema)) check(part, location.child(keys), context)
  }
  const enter = ({ schema }, context) => {
    if (schema) check(schema, context.location.child('schema'), context)
  }
  return { Parameter: { enter }, RequestBody: { MediaType: { enter } } }
}
