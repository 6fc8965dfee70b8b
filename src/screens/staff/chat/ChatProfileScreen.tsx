export function ChatProfileScreen() {
  return null
}
