const SCALARS = ['string', 'integer', 'number', 'boolean']

/** A misspelt field is found only where an object says which fields it has. */
export function closedObjects() {
  return {
    Schema: {
      enter(schema, context) {
        if (!schema.properties || 'additionalProperties' in schema) return
        // A base stays open for those that are composed of it; nothing is checked against it alone.
        if ('unevaluatedProperties' in schema || schema['x-base'] === true) return
        context.report({
          message:
            'An object with properties says additionalProperties: false, or unevaluatedProperties: false where it is composed.',
          location: context.location.key(),
        })
      },
    },
  }
}

/** Every component and every property says what it is; a property that is a component may leave that to it. */
export function describedSchemas() {
  const isDescribed = (schema, context) =>
    Boolean(schema.description?.trim()) ||
    (schema.$ref !== undefined && Boolean(context.resolve(schema).node?.description?.trim()))
  return {
    Schema: {
      enter(schema, context) {
        for (const [name, property] of Object.entries(schema.properties ?? {})) {
          if (isDescribed(property, context)) continue
          context.report({
            message: `Describe ${name} in words that a newcomer understands.`,
            location: context.location.child(['properties', name]),
          })
        }
      },
    },
  }
}

/** Every plain value shows what it looks like. */
export function exampledSchemas() {
  const typesOf = ({ type }) => (Array.isArray(type) ? type : [type])
  return {
    Schema: {
      enter(schema, context) {
        for (const [name, given] of Object.entries(schema.properties ?? {})) {
          const property = given.$ref ? context.resolve(given).node : given
          const isPlain = typesOf(property ?? {}).some((type) => SCALARS.includes(type))
          if (!isPlain || property.format === 'binary' || property.examples?.length > 0) continue
          context.report({
            message: `Show ${name} by an example.`,
            location: context.location.child(['properties', name]),
          })
        }
      },
    },
  }
}

/** Beside a `$ref` stand words only: a comma in unquoted text makes a second key of what follows it. */
export function referenceSiblings() {
  return {
    ref: {
      enter(node, context) {
        for (const key of Object.keys(node)) {
          if (['$ref', 'description', 'summary'].includes(key) || key.startsWith('x-')) continue
          context.report({
            message: `"${key}" does not belong beside a $ref. Is it the rest of a text that needs quotes?`,
            location: context.location.child(key),
          })
        }
      },
    },
  }
}
