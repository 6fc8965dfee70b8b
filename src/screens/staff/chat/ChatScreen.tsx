export function ChatScreen() {
  return null
}
