export function NotificationsScreen() {
  return null
}
