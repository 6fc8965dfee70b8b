export function LoginScreen() {
  return null
}
