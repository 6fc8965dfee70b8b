export function SecurityScreen() {
  return null
}
