import { pages, sectionOf } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { SideFrame, type SideFrameProps } from './SideFrame.tsx'
import { StaffIcon } from './StaffIcon.tsx'

const icons = { chatProfile: 'profile', chatSchedule: 'schedule' } as const

interface ChatProfileFrameProps extends SideFrameProps {
  /** The page that is shown. */
  page: keyof typeof icons | undefined
}

/** The chat area's profile (spec 2): a dark bar with a toggle that opens and closes the side menu. */
export function ChatProfileFrame({ page: current, ...frame }: ChatProfileFrameProps) {
  const { t } = useTranslation('staff')
  return (
    <SideFrame
      {...frame}
      label={t('chatProfile.label')}
      entries={sectionOf('chatProfile').map((page) => ({
        label: t(`chatProfile.${page}`),
        href: pages[page],
        icon: icons[page],
        current: page === current ? 'page' : undefined,
      }))}
      closedSide="nothing"
      middle={
        <LinkButton href={pages.chat} variant="outlineOnDark" size="sm" minHeight="target" maxWidth="full">
          <StaffIcon name="back" />
          {t('chatProfile.back')}
        </LinkButton>
      }
    />
  )
}
