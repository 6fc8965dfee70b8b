import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Message } from '#primitives/Message.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import {
  answeredSample,
  codeSample,
  formSample,
  questionSample,
  statusSample,
} from '#testing/suggestionSamples.ts'
import { CodeQuestion } from './CodeQuestion.tsx'
import { OwnSuggestions } from './OwnSuggestions.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'
import { SuggestionCode } from './SuggestionCode.tsx'
import { SuggestionForm, type SuggestionFormProps } from './SuggestionForm.tsx'
import { SuggestionsPage } from './SuggestionsPage.tsx'

const form = (props: Partial<SuggestionFormProps> = {}) => (
  <SuggestionCard heading="Написать нам">
    <SuggestionForm {...formSample} {...props} />
  </SuggestionCard>
)

const own = { heading: 'Ваши предложения', lead: 'Те, что вы отправили под своим именем.' }

const meta: Meta<typeof SuggestionsPage> = {
  title: 'Staff/Suggestions',
  component: SuggestionsPage,
  args: {
    heading: 'Предложения и жалобы',
    lead: 'Напишите, что стоит изменить, что работает хорошо или что не получилось: с именем или анонимно.',
    form: form(),
    question: <CodeQuestion {...questionSample} />,
    own: (
      <OwnSuggestions {...own}>
        <Message variant="inline" text="Под своим именем вы пока ничего не отправляли." />
      </OwnSuggestions>
    ),
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
      <OwnSuggestions {...own}>
        <Message
          variant="banner"
          tone="danger"
          heading="Ваши предложения не загрузились. Проверьте подключение и попробуйте ещё раз."
          retry={{ label: 'Попробовать ещё раз', onRetry: () => undefined }}
        />
      </OwnSuggestions>
    ),
  },
}

export const Loading: Story = {
  args: {
    own: (
      <OwnSuggestions {...own}>
        <SkeletonRegion label="Загружаем ваши предложения" />
      </OwnSuggestions>
    ),
  },
}

export const Sent: Story = {
  args: {
    form: <SuggestionCode {...codeSample} />,
    question: <CodeQuestion {...questionSample} status={answeredSample} />,
    own: (
      <OwnSuggestions
        {...own}
        suggestions={[
          { id: '1', ...answeredSample },
          { id: '2', ...statusSample, text: 'Рентгеноэлектрокардиографического'.repeat(6) },
        ]}
      />
    ),
  },
}
