const JSON_TYPE = 'application/json'
const PROBLEM_TYPE = 'application/problem+json'
const READS = /^(load|get|list|search|find|download|open|verify)[A-Z]/

export function camelCaseOperationId() {
  return {
    Operation: {
      enter({ operationId }, context) {
        if (operationId === undefined || /^[a-z][a-zA-Z0-9]*$/.test(operationId)) return
        context.report({
          message: 'An operationId is in camelCase, since it names functions and files.',
          location: context.location.child('operationId'),
        })
      },
    },
  }
}

/** Every operation declares its own success, and every failure of it is the problem body. */
export function answersDeclared() {
  return {
    Responses: {
      enter(responses, context) {
        const statuses = Object.keys(responses)
        if (!statuses.some((status) => /^[23]\d\d$/.test(status))) {
          context.report({ message: 'Declare the status of success, such as 200.' })
        }
        for (const status of ['default', ...statuses.filter((it) => /^[45]/.test(it))]) {
          const given = responses[status]
          const response = given?.$ref ? context.resolve(given).node : given
          const schema = response?.content?.[PROBLEM_TYPE]?.schema
          if (schema?.$ref?.endsWith('/Problem') && Object.keys(response.content).length === 1)
            continue
          context.report({
            message: `The answer ${status} is the problem body, as ${PROBLEM_TYPE}.`,
            location: given ? context.location.child(status) : context.location.key(),
          })
        }
      },
    },
  }
}

/** A GET that changes something is marked, since everything else that is a GET may be prefetched and repeated. */
export function markedChangingReads() {
  return {
    Operation: {
      enter(operation, context) {
        const mark = operation['x-changes']
        const isRead = context.key === 'get'
        if (mark !== undefined && (!isRead || mark !== true)) {
          context.report({
            message: 'x-changes is true and stands on a GET; every other method changes something.',
            location: context.location.child('x-changes'),
          })
        }
        if (isRead && mark === undefined && !READS.test(operation.operationId ?? '')) {
          context.report({
            message:
              'The name of this GET is no reading verb: mark it x-changes: true, or name it load…, get…, list…, search…, find…, download…, open… or verify….',
            location: context.location.child('operationId'),
          })
        }
      },
    },
  }
}

/** What is sent and answered is shown by an example, but for files, which have no text; another rule holds the example against the schema. */
export function examplesGiven() {
  return {
    MediaType: {
      enter(media, context) {
        if (media.schema?.format === 'binary') return
        if (media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return
        context.report({ message: 'Give an example.', location: context.location.key() })
      },
    },
  }
}

/** An answer that may be refused is `oneOf` success and refusal, and only the refusal has `error`. */
export function refusalsTold() {
  return {
    MediaType: {
      leave({ schema }, context) {
        if (context.key !== JSON_TYPE || !schema) return
        const resolved = (one) => (one?.$ref ? context.resolve(one).node : one)
        const shapes = (resolved(schema)?.oneOf ?? [schema]).map(resolved)
        const refusals = shapes.filter((shape) => shape?.['x-refusal'] === true)
        const wrong =
          refusals.length > 1 ||
          (refusals.length === 1 && shapes.length < 2) ||
          refusals.some((shape) => !shape.required?.includes('error')) ||
          shapes.some((shape) => !refusals.includes(shape) && shape?.properties?.error)
        if (!wrong) return
        context.report({
          message:
            'An answer with `error` is a component of its own with x-refusal: true, beside the success in a oneOf, and requires `error`.',
          location: context.location.child('schema'),
        })
      },
    },
  }
}
