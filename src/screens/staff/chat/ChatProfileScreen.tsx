import { ProfileView } from '#hooks/ProfileView.tsx'

/** `/staff/chat/user-profile` (spec 2): My Profile again, in the chat area. */
export function ChatProfileScreen() {
  return <ProfileView />
}
