/** Words for the person. As a function they follow the language when it changes. */
export type MessageText = string | (() => string)

export function resolveText(text: MessageText): string {
  return typeof text === 'function' ? text() : text
}
