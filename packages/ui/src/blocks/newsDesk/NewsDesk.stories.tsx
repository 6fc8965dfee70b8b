import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { NewsForm } from './NewsForm.tsx'
import type { NewsFormValues } from './newsFormValues.ts'
import { UnreadCard } from './UnreadCard.tsx'

const values: NewsFormValues = {
  ...{ title_AZ: 'Yeni ofis', description_AZ: 'May ayında köçürük.', body_AZ: '' },
  ...{ title_EN: 'The new office', description_EN: 'We move in May.', body_EN: 'Third **floor**.' },
  ...{ title_RU: 'Новый офис', description_RU: '', body_RU: '' },
  ...{
    topic: 'company',
    units: 'Dəstək',
    endsOn: '',
    mustRead: true,
    hasReactions: true,
    hasComments: false,
    isUnreadAgain: false,
  },
}
const units = [
  { value: 'İnkişaf', label: 'Development' },
  { value: 'Dəstək', label: 'Support' },
]

const meta: Meta = { title: 'Blocks/NewsDesk' }

export default meta
type Story = StoryObj

export const Form: Story = {
  render: () => (
    <StoryPage>
      <h1>The new office</h1>
      <NewsForm
        draft={values}
        units={units}
        publishedAt="2026-11-20T09:00:00.000Z"
        pictureOf={(topic) => `/media/spots/news-${topic}.svg`}
        onUpload={async () => ({ id: '0123456789abcdef', width: 1600, height: 900 })}
        onSubmit={async () => undefined}
      />
    </StoryPage>
  ),
}

export const Unread: Story = {
  render: () => (
    <StoryPage>
      <h1>The new office</h1>
      <UnreadCard
        readers={12}
        unread={['Leyla Əliyeva', 'Murad Şirinov']}
        reminded={undefined}
        isBusy={false}
        onRemind={() => undefined}
      />
    </StoryPage>
  ),
}
