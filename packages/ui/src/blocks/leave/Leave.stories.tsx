import { leaveRequestSamples, leaveTypeSample } from '@atrium/contract/leave/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { DeskSection } from '#blocks/desk/DeskSection.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { LeaveCard } from './index.ts'

const nothing = () => undefined

const [request] = leaveRequestSamples
if (!request) throw new Error('The samples lack a request.')
const words = { value: '', error: undefined, onChange: nothing }

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
    request: {
      ...request,
      message: 'Семейный праздник в Гяндже.\nВыпуск ведёт Турал.',
      steps: [
        ...request.steps,
        {
          action: 'askBack',
          by: 'Leyla Əliyeva',
          words: 'Кто заменит вас?',
          at: '2026-11-24T09:00:00.000Z',
        },
      ],
      balances: request.balances.map((balance) => ({ ...balance, left: 480, after: -480 })),
    },
    types: leaveTypeSample('RU'),
    today: '2026-11-25',
    words,
    onDecide: nothing,
  },
}

export default meta
type Story = StoryObj<typeof LeaveCard>

export const Waiting: Story = {}

export const Selected: Story = { args: { selection: { isSelected: true, onChange: nothing } } }

export const WordsMissing: Story = {
  args: { words: { ...words, error: 'Напишите несколько слов сотруднику.' } },
}

export const ChangedMeanwhile: Story = {
  args: {
    request: { ...request, state: 'cancelled', isMine: false },
    failure: { heading: 'Заявка изменилась', text: 'Решение не сохранено. Здесь заявка, какой она стала.' },
  },
}

export const Long: Story = {
  args: {
    request: {
      ...request,
      name: 'Рентгеноэлектрокардиографическая'.repeat(2),
      message: 'Рентгеноэлектрокардиографического'.repeat(8),
      overlaps: [{ typeId: 2, state: 'askedBack', days: ['2026-12-03'] }],
    },
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
