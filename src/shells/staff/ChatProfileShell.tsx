import { sectionOf } from '@atrium/contract/core'
import { SkipLink } from '@atrium/ui'
import { ChatProfileFrame } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { SignInNote } from '#features/account/SignInNote.tsx'
import { Palette } from './Palette.tsx'
import { SettingsProvider } from './SettingsProvider.tsx'
import { StaffGuard } from './StaffGuard.tsx'
import { StorageNote } from './StorageNote.tsx'
import { useFrame } from './useFrame.ts'
import { usePlaces } from './usePlaces.ts'

/** The chat area’s profile: its own top bar and side menu (spec 2). */
export function ChatProfileShell() {
  return (
    <StaffGuard>
      <SettingsProvider>
        <ChatProfileArea />
      </SettingsProvider>
    </StaffGuard>
  )
}

function ChatProfileArea() {
  const { t } = useTranslation()
  const { isAt } = usePlaces()
  const frame = useFrame('chatProfile')
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <ChatProfileFrame {...frame} page={sectionOf('chatProfile').find(isAt)} tools={<Palette />}>
        <StorageNote />
        <SignInNote />
        <Outlet />
      </ChatProfileFrame>
    </>
  )
}
