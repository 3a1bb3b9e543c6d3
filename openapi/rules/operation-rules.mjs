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

/** Every operation declares its success status; every failure is an RFC 9457 problem. */
export function answersDeclared() {
  return {
    Responses: {
      enter(responses, context) {
        const statuses = Object.keys(responses)
        if (!statuses.some((status) => /^[23]\d\d$/.test(status))) {
          context.report({ message: 'Declare the status of success, such as 200.' })
        }
        for (const status of ['default', ...statuses.filter((it) => /^[45]/.test(it))]) {
          const declared = responses[status]
          const response = declared?.$ref ? context.resolve(declared).node : declared
          const schema = response?.content?.[PROBLEM_TYPE]?.schema
          if (schema?.$ref?.endsWith('/Problem') && Object.keys(response.content).length === 1)
            continue
          context.report({
            message: `The answer ${status} is the problem body, as ${PROBLEM_TYPE}.`,
            location: declared ? context.location.child(status) : context.location.key(),
          })
        }
      },
    },
  }
}

/** What a server answers before an operation begins is declared where it can happen. */
export function commonAnswers() {
  return {
    Operation: {
      enter(operation, context) {
        const { requestBody, responses = {}, parameters = [] } = operation
        const changes = context.key !== 'get' || operation['x-changes'] === true
        const names = parameters.map((one) => (one.$ref ? context.resolve(one).node : one)?.name)
        const wanted = {
          400: true,
          403: changes && operation['x-cross-site'] !== true,
          408: requestBody !== undefined,
          413: requestBody !== undefined,
          415: requestBody !== undefined,
          422: names.includes('Idempotency-Key'),
          429: true,
        }
        const missing = Object.keys(wanted).filter((status) => wanted[status] && !responses[status])
        if (missing.length === 0) return
        context.report({
          message: `Declare ${missing.join(', ')}, as other operations of its kind do.`,
          location: context.location.child('responses'),
        })
      },
    },
  }
}

/** GETs may be prefetched and retried, so one with side effects is marked `x-changes`. */
export function markedChangingReads() {
  return {
    Operation: {
      enter(operation, context) {
        const mark = operation['x-changes']
        const isRead = context.key === 'get'
        if (mark !== undefined && (!isRead || mark !== true)) {
          context.report({
            message:
              'x-changes is `true`, and only for a GET; other methods always change something.',
            location: context.location.child('x-changes'),
          })
        }
        if (isRead && mark === undefined && !READS.test(operation.operationId ?? '')) {
          context.report({
            message:
              'This GET is not named after reading: mark it x-changes: true, or name it load…, get…, list…, search…, find…, download…, open… or verify….',
            location: context.location.child('operationId'),
          })
        }
      },
    },
  }
}

/** Every body except a file has an example; Redocly's own rules check it against the schema. */
export function mediaTypeExamples() {
  return {
    MediaType: {
      enter(media, context) {
        if (media.schema?.format === 'binary') return
        if (media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return
        context.report({ message: 'Add an example.', location: context.location.key() })
      },
    },
  }
}

/** Whoever saves a file needs its name; a picture that only counts as loaded has none. */
export function namedFiles() {
  return {
    Response: {
      enter({ content = {}, headers = {} }, context) {
        const types = Object.entries(content).filter(
          ([, media]) => media.schema?.format === 'binary',
        )
        const isFile = types.some(([type]) => type !== 'image/gif')
        if (!isFile || 'Content-Disposition' in headers) return
        context.report({ message: 'Declare the header Content-Disposition.' })
      },
    },
  }
}

/** An answer that may be a refusal is `oneOf` success and refusal; only the refusal has `error`. */
export function refusalSchemas() {
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
