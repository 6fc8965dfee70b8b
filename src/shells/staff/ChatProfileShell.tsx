import { sectionOf } from '@atrium/contract/core'
import { SkipLink } from '@atrium/ui'
import { ChatProfileFrame } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { href } from '#config/site.ts'
import { SignInNote } from '#features/account/SignInNote.tsx'
import { StaffGuard } from './StaffGuard.tsx'
import { StorageNote } from './StorageNote.tsx'
import { useFrame } from './useFrame.ts'
import { usePlaces } from './usePlaces.ts'

const icons = { chatProfile: 'profile', chatSchedule: 'schedule' } as const

/** The chat area’s profile: its own top bar and side menu (spec 2). */
export function ChatProfileShell() {
  return (
    <StaffGuard>
      <ChatProfileArea />
    </StaffGuard>
  )
}

function ChatProfileArea() {
  const { t } = useTranslation(['staff', 'common'])
  const { isAt } = usePlaces()
  const frame = useFrame('chatProfile')
  return (
    <>
      <SkipLink label={t('common:skipToContent')} />
      <ChatProfileFrame
        {...frame}
        label={t('chatProfile.label')}
        openLabel={t('menu.open')}
        closeLabel={t('menu.close')}
        back={{ label: t('chatProfile.back'), href: href('chat') }}
        entries={sectionOf('chatProfile').map((page) => ({
          label: t(`chatProfile.${page}`),
          href: href(page),
          icon: icons[page],
          current: isAt(page) ? 'page' : undefined,
        }))}
      >
        <StorageNote />
        <SignInNote />
        <Outlet />
      </ChatProfileFrame>
    </>
  )
}
