/** `x-assumed` says why, in a sentence of its own: `true` or one word tells a reader nothing. */
export function assumedReason() {
  return {
    any: {
      enter(node, context) {
        const reason = node?.['x-assumed']
        if (reason === undefined) return
        if (typeof reason !== 'string' || reason.trim().split(/\s+/).length < 3) {
          context.report({
            message: 'x-assumed gives the reason in words, such as "The path is not shown".',
            location: context.location.child('x-assumed'),
          })
        }
      },
    },
  }
}

const WAYS = ['page', 'frame', 'file']

/** `x-opened-as` stands on a GET that the browser opens, and says how. */
export function openedAs() {
  return {
    Operation: {
      enter(operation, context) {
        const way = operation['x-opened-as']
        if (way === undefined) return
        if (context.key !== 'get' || !WAYS.includes(way)) {
          context.report({
            message: `x-opened-as is for a GET, and one of ${WAYS.join(', ')}.`,
            location: context.location.child('x-opened-as'),
          })
        }
      },
    },
  }
}
