import { answeredSuggestion, receivedSuggestion } from '@atrium/contract/suggestions/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { ComponentProps } from 'react'
import { Message } from '#primitives/Message.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { codeSample, formSample, questionSample } from '#testing/suggestionSamples.ts'
import { CodeQuestion } from './CodeQuestion.tsx'
import { OwnSuggestions } from './OwnSuggestions.tsx'
import { SuggestionCode } from './SuggestionCode.tsx'
import { SuggestionForm } from './SuggestionForm.tsx'
import { SuggestionsPage } from './SuggestionsPage.tsx'

const form = (props: Partial<ComponentProps<typeof SuggestionForm>> = {}) => (
  <SuggestionForm {...formSample} {...props} />
)

const meta: Meta<typeof SuggestionsPage> = {
  title: 'Staff/Suggestions',
  component: SuggestionsPage,
  args: {
    form: form(),
    question: <CodeQuestion {...questionSample} />,
    own: <OwnSuggestions suggestions={[]} />,
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
type Story = StoryObj<typeof SuggestionsPage>

export const Empty: Story = {}

export const Named: Story = {
  args: { form: form({ draft: { text: 'Второй экран на каждый стол.', isAnonymous: false } }) },
}

export const Failed: Story = {
  args: {
    form: form({
      draft: { text: 'Второй экран на каждый стол.', isAnonymous: true },
      failure: {
        heading: 'Текст не отправлен',
        text: 'Не удалось связаться с сервером. Всё, что вы ввели, на месте: проверьте подключение и отправьте ещё раз.',
      },
    }),
    own: (
      <OwnSuggestions
        suggestions={undefined}
        error={
          <Message
            variant="banner"
            tone="danger"
            heading="Ваши предложения не загрузились. Проверьте подключение и попробуйте ещё раз."
            retry={{ label: 'Повторить', onRetry: () => undefined }}
          />
        }
      />
    ),
  },
}

export const Loading: Story = {
  args: { own: <OwnSuggestions suggestions={undefined} /> },
}

export const Sent: Story = {
  args: {
    form: <SuggestionCode {...codeSample} />,
    question: <CodeQuestion {...questionSample} status={answeredSuggestion.status} />,
    own: (
      <OwnSuggestions
        suggestions={[
          { id: '1', ...answeredSuggestion.status },
          {
            id: '2',
            ...receivedSuggestion.status,
            text: 'Рентгеноэлектрокардиографического'.repeat(6),
          },
        ]}
      />
    ),
  },
}
