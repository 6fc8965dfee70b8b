import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Message } from '#primitives/Message.tsx'
import { noticeItems, noticeTexts } from '#testing/noticeSamples.ts'
import { StoryPage } from '#testing/StoryPage.tsx'
import { NoticeList } from './NoticeList.tsx'
import { NoticePage } from './NoticePage.tsx'
import { NoticeSkeleton } from './NoticeSkeleton.tsx'

const list = {
  label: 'Новости, сначала самые свежие',
  items: noticeItems,
  texts: noticeTexts,
  anchorPrefix: 'news',
  open: new Set<number>(),
  onToggle: () => undefined,
  onRead: () => undefined,
}

const meta: Meta<typeof NoticePage> = {
  title: 'Staff/News',
  component: NoticePage,
  args: {
    heading: 'Новости',
    variant: 'bar',
    status: 'Непрочитанных: 2',
    markAllLabel: 'Отметить всё как прочитанное',
    onMarkAll: () => undefined,
    children: <NoticeList {...list} />,
  },
  parameters: { lang: 'ru' },
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof NoticePage>

export const News: Story = {}

export const Notifications: Story = { args: { heading: 'Уведомления', variant: 'plain' } }

export const Opened: Story = { args: { children: <NoticeList {...list} open={new Set([7])} /> } }

export const AllRead: Story = {
  args: {
    status: 'Всё прочитано',
    markAllLabel: undefined,
    children: <NoticeList {...list} items={noticeItems.map((item) => ({ ...item, isRead: true }))} />,
  },
}

export const LongWords: Story = {
  args: {
    children: (
      <NoticeList
        {...list}
        items={noticeItems.map((item) => ({
          ...item,
          title: 'Рентгеноэлектрокардиографического'.repeat(4),
          text: 'Сельскохозяйственномашиностроительного'.repeat(5),
        }))}
      />
    ),
  },
}

export const NotMarked: Story = {
  args: {
    failure: {
      heading: '«Офис закрыт в пятницу с 15:00» осталось непрочитанным',
      text: 'Наш сервер не принял отметку. Проверьте подключение и попробуйте ещё раз.',
    },
  },
}

const nothing = { status: undefined, markAllLabel: undefined }

export const Empty: Story = {
  args: {
    ...nothing,
    children: <Message heading="Непрочитанного нет" text="Новостей пока нет." />,
  },
}

export const Loading: Story = {
  args: { ...nothing, children: <NoticeSkeleton label="Новости загружаются" /> },
}

export const Failed: Story = {
  args: {
    ...nothing,
    children: (
      <Message
        tone="danger"
        heading="Новости не загрузились"
        text="Проверьте подключение и попробуйте ещё раз."
        retry={{ label: 'Попробовать ещё раз', onRetry: () => undefined }}
      />
    ),
  },
}
