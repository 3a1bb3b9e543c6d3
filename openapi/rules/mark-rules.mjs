/** `x-assumed` gives the reason, in a sentence. */
export function assumedReason() {
  return {
    any: {
      enter(node, context) {
        const reason = node?.['x-assumed']
        if (reason === undefined) return
        if (typeof reason !== 'string' || reason.trim().split(/\s+/).length < 3) {
          context.report({
            message: 'x-assumed gives the reason, such as "The path is not shown".',
            location: context.location.child('x-assumed'),
          })
        }
      },
    },
  }
}

const OPENINGS = ['page', 'frame', 'file']

/** `x-opened-as` is for GETs that the browser opens by navigation. */
export function openedAs() {
  return {
    Operation: {
      enter(operation, context) {
        const opening = operation['x-opened-as']
        if (opening === undefined) return
        if (context.key !== 'get' || !OPENINGS.includes(opening)) {
          context.report({
            message: `x-opened-as is for a GET, and one of ${OPENINGS.join(', ')}.`,
            location: context.location.child('x-opened-as'),
          })
        }
      },
    },
  }
}
