import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Message } from '#primitives/Message.tsx'
import { noticeItems } from '#testing/noticeSamples.ts'
import { StoryPage } from '#testing/StoryPage.tsx'
import { NoticePage } from './NoticePage.tsx'

const meta: Meta<typeof NoticePage> = {
  title: 'Staff/News',
  component: NoticePage,
  args: {
    kind: 'news',
    items: noticeItems,
    open: new Set<number>(),
    onToggle: () => undefined,
    onRead: () => undefined,
    onMarkAll: () => undefined,
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

export const Notifications: Story = { args: { kind: 'notifications' } }

export const Opened: Story = { args: { open: new Set([7]) } }

export const AllRead: Story = { args: { items: noticeItems.map((item) => ({ ...item, isRead: true })) } }

export const LongWords: Story = {
  args: {
    items: noticeItems.map((item) => ({
      ...item,
      notName: 'Рентгеноэлектрокардиографического'.repeat(4),
      notDesc: 'Сельскохозяйственномашиностроительного'.repeat(5),
    })),
  },
}

export const NotMarked: Story = {
  args: {
    unmarked: {
      heading: '«Офис закрыт в пятницу с 15:00» осталось непрочитанным',
      text: 'Сохранить не удалось. Проверьте подключение и попробуйте ещё раз.',
    },
  },
}

export const Empty: Story = { args: { items: [] } }

export const Loading: Story = { args: { items: undefined } }

export const Failed: Story = {
  args: {
    items: undefined,
    error: (
      <Message
        tone="danger"
        heading="Новости не загрузились"
        text="Проверьте подключение и попробуйте ещё раз."
        retry={{ label: 'Повторить', onRetry: () => undefined }}
      />
    ),
  },
}
