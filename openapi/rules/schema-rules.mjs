const SCALARS = ['string', 'integer', 'number', 'boolean']

/** Validation finds a misspelt field only in a closed object. */
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

/** Every component and property has a description; a property may inherit its component's. */
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

/** Every scalar property has an example. */
export function exampledSchemas() {
  const typesOf = ({ type }) => (Array.isArray(type) ? type : [type])
  return {
    Schema: {
      enter(schema, context) {
        for (const [name, declared] of Object.entries(schema.properties ?? {})) {
          const property = declared.$ref ? context.resolve(declared).node : declared
          const isPlain = typesOf(property ?? {}).some((type) => SCALARS.includes(type))
          if (!isPlain || property.format === 'binary' || property.examples?.length > 0) continue
          context.report({
            message: `Add an example of ${name}.`,
            location: context.location.child(['properties', name]),
          })
        }
      },
    },
  }
}

/** Only texts may stand beside a `$ref`: in unquoted YAML flow text, a comma starts a second key. */
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
