import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { chatProfileSample, sectionMenuSamples, staffFrameSamples } from '#testing/staffFrameSamples.ts'
import { ChatIntro } from './ChatIntro.tsx'
import { ChatProfileFrame } from './ChatProfileFrame.tsx'
import { Drawer } from './Drawer.tsx'
import { SectionMenu } from './SectionMenu.tsx'
import { SideNav } from './SideNav.tsx'
import { StaffFrame, type StaffFrameProps } from './StaffFrame.tsx'
import { useMenuEntries } from './useMenuEntries.ts'

/** The frame with its toggle at work. */
function Frame(props: StaffFrameProps) {
  const [isSideOpen, setSideOpen] = useState(props.isSideOpen)
  return <StaffFrame {...props} isSideOpen={isSideOpen} onSideOpenChange={setSideOpen} />
}

const meta: Meta<typeof StaffFrame> = {
  title: 'Staff/Frame',
  component: StaffFrame,
  args: { ...staffFrameSamples.en, children: <Heading level={1}>News</Heading> },
  render: (args) => <Frame {...args} />,
}

export default meta
type Story = StoryObj<typeof StaffFrame>

export const Default: Story = {}

export const PicturesOnly: Story = { args: { isSideOpen: false } }

export const NothingUnread: Story = {
  args: { notifications: { unread: 0 } },
}

export const LeavingNow: Story = {
  args: { signOut: { ...staffFrameSamples.en.signOut, isSigningOut: true } },
}

export const LongInRussian: Story = {
  parameters: { lang: 'ru' },
  args: { ...staffFrameSamples.ru, children: <Heading level={1}>Новости</Heading> },
}

export const ProfileSection: Story = {
  args: {
    children: (
      <SectionMenu {...sectionMenuSamples.en}>
        <Heading level={1}>My Profile</Heading>
      </SectionMenu>
    ),
  },
}

export const ProfileSectionInRussian: Story = {
  parameters: { lang: 'ru' },
  args: {
    ...staffFrameSamples.ru,
    children: (
      <SectionMenu {...sectionMenuSamples.ru}>
        <Heading level={1}>Безопасность</Heading>
      </SectionMenu>
    ),
  },
}

export const Chat: Story = {
  args: {
    children: <ChatIntro onMeeting={() => undefined} />,
  },
}

export const ChatProfile: Story = {
  render: () => (
    <ChatProfileFrame {...chatProfileSample}>
      <Heading level={1}>Schedule</Heading>
    </ChatProfileFrame>
  ),
}

export const ChatProfileClosed: Story = {
  render: () => (
    <ChatProfileFrame {...chatProfileSample} isSideOpen={false}>
      <Heading level={1}>My Profile</Heading>
    </ChatProfileFrame>
  ),
}

/** On narrow windows, over the page. */
export const OpenDrawer: Story = {
  parameters: { lang: 'ru' },
  render: function Opened() {
    const entries = useMenuEntries(staffFrameSamples.ru.menu)
    return (
      <div>
        <Heading level={1}>Новости</Heading>
        <Drawer isOpen onClose={() => undefined} label="Меню сотрудника" barHeight={60}>
          <SideNav
            id="drawer-menu"
            label="Меню сотрудника"
            entries={entries}
            signOut={staffFrameSamples.ru.signOut}
          />
        </Drawer>
      </div>
    )
  },
}
