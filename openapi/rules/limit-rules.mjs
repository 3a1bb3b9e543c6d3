const BOUNDS = {
  string: [['maxLength']],
  array: [['maxItems']],
  integer: [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ],
  number: [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ],
}

const boundsOf = (schema, type) =>
  schema.format === 'binary' ? [['x-max-bytes']] : (BOUNDS[type] ?? [])

const isListed = (schema) => schema.enum !== undefined || schema.const !== undefined

/** What is sent and what is answered has a limit, so that both sides know what they have to take. */
export function limitedValues() {
  return {
    Schema: {
      enter(schema, context) {
        const types = isListed(schema) ? [] : [schema.type].flat()
        const wanted = types.flatMap((type) => boundsOf(schema, type))
        if (typeof schema.additionalProperties === 'object') wanted.push(['maxProperties'])
        for (const bounds of wanted) {
          if (bounds.some((bound) => bound in schema)) continue
          context.report({ message: `Limit this by ${bounds.join(' or ')}.` })
        }
      },
    },
  }
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

/** Whoever reads an answer learns whether a list of words is closed. What is only sent is always closed. */
export function extensibleAnswers() {
  const checked = new Set()
  function check(declared, from, context) {
    const { node: schema, location } = declared.$ref
      ? context.resolve(declared, from.source.absoluteRef)
      : { node: declared, location: from }
    if (!schema || checked.has(schema)) return
    checked.add(schema)
    if (schema.enum && typeof schema['x-extensible'] !== 'boolean') {
      context.report({
        message:
          'Say x-extensible: true if the server may answer other values one day, else false.',
        location,
      })
    }
    for (const [keys, part] of below(schema)) check(part, location.child(keys), context)
  }
  return {
    Response: {
      MediaType: {
        enter({ schema }, context) {
          if (schema) check(schema, context.location.child('schema'), context)
        },
      },
    },
  }
}
