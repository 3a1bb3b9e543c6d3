export function AdditionalServicesScreen() {
  return null
}
