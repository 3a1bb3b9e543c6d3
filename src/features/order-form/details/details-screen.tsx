export function DetailsScreen() {
  return null
}
