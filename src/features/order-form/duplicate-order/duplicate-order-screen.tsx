export function DuplicateOrderScreen() {
  return null
}
