import { LogOutButton } from '#features/account/LogOutButton.tsx'
import { ProfileView } from '#features/profile/ProfileView.tsx'

/** `/staff/chat/user-profile` (spec 2): My Profile again, in the chat area. */
export function ChatProfileScreen() {
  return <ProfileView action={<LogOutButton />} />
}
