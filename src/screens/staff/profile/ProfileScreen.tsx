import { LogOutButton } from '#features/account/LogOutButton.tsx'
import { loadPersonalPart, ProfileView } from '#features/profile/ProfileView.tsx'

/** `/staff/profile` (spec 2): who one is, with photo and phone number to change. */
export function ProfileScreen() {
  return <ProfileView action={<LogOutButton />} />
}

ProfileScreen.parts = [loadPersonalPart]
