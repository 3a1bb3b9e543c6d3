import { fieldId } from './form-context.ts'

/** Names without a field come last. */
export function inPageOrder(formId: string, names: readonly string[]): string[] {
  const element = (name: string) => document.getElementById(fieldId(formId, name))
  return [...names].sort((a, b) => {
    const [one, other] = [element(a), element(b)]
    if (!one || !other) return Number(!one) - Number(!other)
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
