import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { DayHead } from './DayHead.tsx'
import { DayRows } from './DayRows.tsx'
import { MeetingRows } from './MeetingRows.tsx'
import { TodayCard, TodayPage, TodayPart } from './TodayPage.tsx'
import { UnreadRows } from './UnreadRows.tsx'

const nothing = () => undefined
const row = { detail: 'Aysel Kərimova, Tural Quliyev', href: '#/staff/calendar', onOpen: nothing }
const holiday = { key: '1', when: 'Thursday 31 December', title: 'Solidarity Day', detail: '' }
const unread = {
  when: 'News · 24 November 2026',
  markName: 'Mark as read: The service desk now answers from 08:00',
  href: '#/staff/news',
  onRead: nothing,
}

const meta: Meta = {
  title: 'Staff/Today',
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
}

export default meta
type Story = StoryObj

export const ABusyDay: Story = {
  render: () => (
    <TodayPage
      head={
        <DayHead
          now={{ day: '2026-11-24', minutes: 690 }}
          meetings={[
            { id: 'a', title: 'Stand-up', start: '09:00', end: '09:30', look: 0 },
            { id: 'b', title: 'Client call', start: '11:00', end: '12:00', look: 1 },
            { id: 'c', title: 'Interview: React developer', start: '11:15', end: '12:15', look: 3 },
            { id: 'd', title: 'Architecture review', start: '14:00', end: '16:00', look: 4 },
          ]}
          isKnown
        />
      }
    >
      <TodayCard heading="Meetings" link={{ label: 'My Schedule', href: '#/staff/calendar' }}>
        <TodayPart heading="Today">
          <MeetingRows
            label="Today"
            items={[
              { ...row, id: 'a', title: 'Stand-up', when: '09:00–09:30', look: 0, isOver: true },
              { ...row, id: 'b', title: 'Client call', when: '11:00–12:00', look: 1, tag: 'Now' },
            ]}
          />
        </TodayPart>
      </TodayCard>
      <TodayCard heading="Holidays and leave">
        <TodayPart heading="Public holidays">
          <DayRows label="Public holidays" kind="holiday" items={[holiday]} />
        </TodayPart>
      </TodayCard>
      <TodayCard heading="Unread">
        <UnreadRows
          label="Unread"
          items={[{ ...unread, key: 'n', kind: 'news', title: 'The service desk now answers from 08:00' }]}
        />
      </TodayCard>
    </TodayPage>
  ),
}

export const EmptyAndLoading: Story = {
  render: () => (
    <TodayPage head={<DayHead now={{ day: '2026-11-22', minutes: 600 }} meetings={[]} isKnown />}>
      <TodayCard heading="Meetings">
        <TodayPart nothing="No meetings until 5 December." />
      </TodayCard>
      <TodayCard heading="Holidays and leave">
        <SkeletonRegion label="Loading the public holidays" shape="rows" />
      </TodayCard>
    </TodayPage>
  ),
}
