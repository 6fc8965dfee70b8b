import { dayOfMonth, daysFrom, isWeekend } from '@atrium/contract/days'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { TeamMonth } from './index.ts'

const days = daysFrom('2026-12-01', 31).map((day) => ({
  day,
  short: { date: String(dayOfMonth(day)), weekday: 'вт' },
  name: `${dayOfMonth(day)} декабря 2026 г.`,
  isWeekend: isWeekend(day),
  isHoliday: day === '2026-12-31',
  isToday: day === '2026-12-02',
  conflict: day === '2026-12-04' ? 'Отсутствуют 2 человека: Ирина Соколова, Fərid Nəbiyev' : undefined,
}))
const words = {
  granted: 'Отпуск, одобрено',
  pending: 'Отпуск, ждёт',
  elsewhere: 'Работа из дома (работает вне офиса), одобрено',
}
const person = (
  id: number,
  name: string,
  first: string,
  count: number,
  look: 'granted' | 'pending' | 'elsewhere',
) => ({
  id,
  name,
  unit: 'Группа качества',
  away: new Map(daysFrom(first, count).map((day) => [day, { look, text: words[look] }])),
})

const meta: Meta<typeof TeamMonth> = {
  title: 'Staff/Team calendar',
  component: TeamMonth,
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
  parameters: { lang: 'ru' },
  args: {
    label: 'декабрь 2026 г.',
    personLabel: 'Сотрудник',
    nobody: 'В этом месяце никто не отсутствует.',
    days,
    people: [
      person(1, 'Ирина Соколова', '2026-12-03', 2, 'pending'),
      person(2, 'Fərid Nəbiyev', '2026-12-04', 8, 'granted'),
      person(4, 'Tural Quliyev', '2026-12-07', 5, 'elsewhere'),
      person(3, 'Рентгеноэлектрокардиографическая', '2026-12-20', 1, 'granted'),
    ],
    legend: [
      { look: 'granted', text: 'Одобрено' },
      { look: 'pending', text: 'Ждёт решения' },
      { look: 'elsewhere', text: 'Работает вне офиса' },
      { look: 'conflict', text: 'Отсутствуют двое и больше' },
      { look: 'holiday', text: 'Праздник' },
      { look: 'weekend', text: 'Выходной' },
    ],
  },
}

export default meta
type Story = StoryObj<typeof TeamMonth>

export const Month: Story = {}

export const NobodyAway: Story = {
  args: { people: [person(1, 'Ирина Соколова', '2027-01-01', 1, 'granted')] },
}

export const Dark: Story = { globals: { theme: 'dark' } }
