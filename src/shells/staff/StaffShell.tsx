import { SkipLink } from '@atrium/ui'
import { StaffFrame } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { SignInNote } from '#features/account/SignInNote.tsx'
import { Palette } from './Palette.tsx'
import { SettingsProvider } from './SettingsProvider.tsx'
import { StaffGuard } from './StaffGuard.tsx'
import { StorageNote } from './StorageNote.tsx'
import { useReturnFocus } from './useReturnFocus.ts'
import { useStaffFrame } from './useStaffFrame.ts'
import { useViewCookie } from './useViewCookie.ts'

/** The frame of the staff area (spec 2): guard, top bar, side navigation, the pages. */
export function StaffShell() {
  return (
    <StaffGuard>
      <SettingsProvider>
        <StaffArea />
      </SettingsProvider>
    </StaffGuard>
  )
}

/** The same element at every render: an update of the frame would end the hydration of the page in slices. */
const page = <Outlet />

function StaffArea() {
  const { t } = useTranslation()
  const frame = useStaffFrame()
  useReturnFocus()
  useViewCookie()
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <StaffFrame {...frame} tools={<Palette />}>
        <StorageNote />
        <SignInNote />
        {page}
      </StaffFrame>
    </>
  )
}
