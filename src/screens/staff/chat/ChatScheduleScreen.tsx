export function ChatScheduleScreen() {
  return null
}
