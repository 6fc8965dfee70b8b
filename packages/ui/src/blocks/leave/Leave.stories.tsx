import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { DeskSection } from '#blocks/desk/DeskSection.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { LeaveCard } from './index.ts'

const nothing = () => undefined
const act = { isMain: false, isLoading: false, onPress: nothing }

const meta: Meta<typeof LeaveCard> = {
  title: 'Staff/Leave',
  component: LeaveCard,
  decorators: [
    (Story) => (
      <StoryPage>
        <DeskSection heading="Заявки ждут решения">
          <Story />
        </DeskSection>
      </StoryPage>
    ),
  ],
  parameters: { lang: 'ru' },
  args: {
    name: 'Ирина Соколова',
    about: 'Руководитель качества · Группа качества',
    state: 'Отправлена',
    facts: [
      { term: 'Вид', value: 'Ежегодный отпуск' },
      { term: 'Дни', value: '3, 4 декабря · целые дни' },
      { term: 'Считается', value: '2 рабочих дня, 2 календарных дня' },
      { term: 'Остаток за 2026', value: '−1 день после одобрения, сейчас 1 день', tone: 'danger' },
      { term: 'Тоже отсутствуют', value: 'Fərid Nəbiyev (4 декабря)', tone: 'warning' },
      { term: 'Встречи в эти дни', value: '2' },
    ],
    message: 'Семейный праздник в Гяндже.\nВыпуск ведёт Турал.',
    steps: {
      label: 'Что уже было',
      steps: [
        { what: 'Отправлена · Ирина Соколова', when: '24 ноября 2026 г., 12:00', words: '' },
        { what: 'Задан вопрос · Leyla Əliyeva', when: '24 ноября 2026 г., 13:00', words: 'Кто заменит вас?' },
      ],
    },
    words: {
      label: 'Сообщение сотруднику',
      hint: 'Нужны, чтобы отказать или спросить.',
      value: '',
      error: undefined,
      onChange: nothing,
    },
    actions: [
      { ...act, label: 'Одобрить', fullLabel: 'Одобрить: Ирина Соколова', isMain: true },
      { ...act, label: 'Отказать', fullLabel: 'Отказать: Ирина Соколова' },
      { ...act, label: 'Уточнить', fullLabel: 'Уточнить: Ирина Соколова' },
    ],
  },
}

export default meta
type Story = StoryObj<typeof LeaveCard>

export const Waiting: Story = {}

export const WordsMissing: Story = {
  args: {
    words: {
      label: 'Сообщение сотруднику',
      hint: 'Нужны, чтобы отказать или спросить.',
      value: '',
      error: 'Напишите несколько слов сотруднику.',
      onChange: nothing,
    },
  },
}

export const ChangedMeanwhile: Story = {
  args: {
    state: 'Отменена',
    actions: [],
    failure: { heading: 'Заявка изменилась', text: 'Решение не принято. Здесь заявка, какой она стала.' },
  },
}

export const Long: Story = {
  args: {
    name: 'Рентгеноэлектрокардиографическая'.repeat(2),
    message: 'Рентгеноэлектрокардиографического'.repeat(8),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
