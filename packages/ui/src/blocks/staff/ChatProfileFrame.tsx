import { LinkButton } from '#primitives/LinkButton.tsx'
import { SideFrame, type SideFrameProps } from './SideFrame.tsx'
import { StaffIcon } from './StaffIcon.tsx'

interface ChatProfileFrameProps extends SideFrameProps {
  /** The way back to the chat. */
  back: { label: string; href: string }
}

/** The chat area's profile (spec 2): a dark bar with a toggle that opens and closes the side menu. */
export function ChatProfileFrame({ back, ...frame }: ChatProfileFrameProps) {
  return (
    <SideFrame
      {...frame}
      closedSide="nothing"
      middle={
        <LinkButton href={back.href} variant="outlineOnDark" size="sm" minHeight="target" maxWidth="full">
          <StaffIcon name="back" />
          {back.label}
        </LinkButton>
      }
    />
  )
}
