import { leaveRequestSamples, leaveTypeSample } from '@atrium/contract/leave/samples'
import { colleagueSamples } from '@atrium/contract/people/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { AdjustDialog, BulkDecision, KindDialog, KindList, RecordLeaveDialog } from './index.ts'

const nothing = () => undefined
const form = { onSubmit: () => Promise.resolve(undefined), onCancel: nothing }

const types = leaveTypeSample('RU')
const [annual, unpaid] = types
if (!annual || !unpaid) throw new Error('The samples lack kinds of leave.')

const meta: Meta<typeof KindList> = {
  title: 'Staff/Leave forms',
  component: KindList,
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
  parameters: { lang: 'ru' },
  args: {
    types: [
      ...types,
      { ...unpaid, id: 8, name: 'Рентгеноэлектрокардиографический'.repeat(2), isArchived: true },
    ],
    onEdit: nothing,
    onArchive: nothing,
  },
}

export default meta
type Story = StoryObj<typeof KindList>

export const Kinds: Story = {}

export const Archiving: Story = { args: { changing: 2 } }

export const Loading: Story = { args: { types: undefined } }

export const Adjusting: Story = {
  render: () => (
    <AdjustDialog
      {...form}
      balance={{
        personId: 6,
        isOwn: false,
        name: 'Ирина Соколова',
        unit: 'Группа качества',
        typeId: annual.id,
        year: 2026,
        entitlement: 10_080,
        carriedOver: 0,
        adjustments: -960,
        taken: 2400,
        pending: 0,
        left: 6720,
        records: [
          {
            kind: 'adjustment',
            minutes: -960,
            reason: 'Ушла раньше в мае.',
            createdAt: '2026-11-24T08:00:00.000Z',
            by: null,
          },
        ],
      }}
      kind={annual.name}
      draft={{ kind: 'adjustment' }}
    />
  ),
}

export const Recording: Story = {
  render: () => <RecordLeaveDialog {...form} people={colleagueSamples('RU')} types={types} />,
}

export const EditingKind: Story = {
  render: () => (
    <KindDialog
      {...form}
      type={annual}
      draft={{ az: 'Məzuniyyət', en: 'Leave', ru: 'Отпуск', hasBalance: true, yearlyDays: '21' }}
    />
  ),
}

export const SeveralAtOnce: Story = {
  render: () => (
    <BulkDecision
      waiting={leaveRequestSamples}
      selected={leaveRequestSamples.slice(0, 1)}
      onSelect={nothing}
      words={{ value: '', error: undefined, onChange: nothing }}
      onDecide={nothing}
      messages={[
        {
          heading: 'По 1 заявке решение не принято. Она остаётся выбранной.',
          rows: [
            {
              id: 1,
              text: 'Ирина Соколова, 3–4 декабря: на это время у сотрудника уже есть одобренный отпуск.',
            },
          ],
        },
      ]}
    />
  ),
}
