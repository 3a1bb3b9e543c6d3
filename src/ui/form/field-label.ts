/** Words for the person. As a function they follow the language when it changes. */
export type Words = string | (() => string)

export function say(words: Words): string {
  return typeof words === 'function' ? words() : words
}
