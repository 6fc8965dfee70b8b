import { daysFrom, isWeekend } from '@atrium/contract/days'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { ComponentProps, ReactNode } from 'react'
import { Message } from '#primitives/Message.tsx'
import {
  calendarSample,
  missedSample,
  ownRequest,
  ownSample,
  requestSample,
  timeSample,
} from '#testing/requestSamples.ts'
import { StoryPage } from '#testing/StoryPage.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { DayCalendar } from './DayCalendar.tsx'
import { FreeDaysDialog } from './FreeDaysDialog.tsx'
import { OffDayForm } from './OffDayForm.tsx'
import { OffDayPage } from './OffDayPage.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import { RequestPart } from './RequestPart.tsx'
import { TimePart } from './TimePart.tsx'

const nothing = () => undefined

/** A form in which no day is chosen. */
const none = { ...requestSample.chosen, days: [] }

type Parts = ComponentProps<typeof OffDayForm> & { own: ReactNode }

const meta: Meta<Parts> = {
  title: 'Staff/Off days',
  render: ({ own, ...form }) => <OffDayPage form={<OffDayForm {...form} />} own={own} />,
  args: {
    calendar: <DayCalendar {...calendarSample} />,
    time: <TimePart {...timeSample} />,
    request: <RequestPart {...requestSample} />,
    onSubmit: () => Promise.resolve(),
    own: (
      <OwnRequests
        {...ownSample}
        requests={[
          { ...ownRequest, id: 2 },
          { ...ownRequest, state: 'cancelled', days: ['2026-11-05'], startTime: '', endTime: '' },
        ]}
      />
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
type Story = StoryObj<Parts>

export const Chosen: Story = {}

export const Empty: Story = {
  args: {
    calendar: <DayCalendar {...calendarSample} selected={[]} />,
    time: <TimePart {...timeSample} isOn={false} />,
    request: <RequestPart {...requestSample} chosen={none} message="" missed={undefined} />,
    own: <OwnRequests {...ownSample} requests={[]} />,
  },
}

export const Wrong: Story = {
  args: {
    calendar: <DayCalendar {...calendarSample} selected={[]} error="Выберите хотя бы один день." />,
    time: <TimePart {...timeSample} end="8" errors={{ end: 'Конец должен быть позже начала' }} />,
    request: <RequestPart {...requestSample} chosen={none} message="" messageError="Напишите сообщение" />,
  },
}

export const Sending: Story = {
  args: {
    calendar: <DayCalendar {...calendarSample} isLoading isDisabled />,
    time: <TimePart {...timeSample} isDisabled />,
    request: <RequestPart {...requestSample} isSending />,
    own: <OwnRequests {...ownSample} requests={undefined} />,
  },
}

const failure = { onRetry: nothing, isRetrying: false }

export const Failed: Story = {
  args: {
    calendar: <DayCalendar {...calendarSample} holidays={[]} failure={failure} />,
    request: (
      <RequestPart
        {...requestSample}
        kind={undefined}
        kindError={<Message variant="banner" tone="danger" heading="Виды отпуска не загрузились." />}
        missed={{ meetings: [], failure }}
        failure={{
          heading: 'Не удалось отправить заявку. Попробуйте ещё раз.',
          text: 'Не удалось связаться с сервером. Всё на месте: проверьте подключение и отправьте ещё раз.',
        }}
      />
    ),
    own: <OwnRequests {...ownSample} />,
  },
}

/** The person who decides has asked back. */
export const Question: Story = {
  args: {
    own: (
      <OwnRequests
        {...ownSample}
        requests={[
          {
            ...ownRequest,
            state: 'askedBack',
            steps: [
              ...ownRequest.steps,
              {
                action: 'askBack',
                by: 'Leyla Əliyeva',
                words: 'Кто заменит вас?',
                at: '2026-11-21T09:00:00.000Z',
              },
            ],
          },
        ]}
        answerTo={({ days }) => (
          <AnswerForm
            days={days}
            today={ownSample.today}
            value=""
            isSending={false}
            onChange={nothing}
            onSend={nothing}
          />
        )}
      />
    ),
  },
}

export const OnlyFreeDays: Story = {
  render: () => (
    <FreeDaysDialog
      days={['2026-11-28', '2026-11-29']}
      today={ownSample.today}
      onSubmit={() => Promise.resolve(undefined)}
      onCancel={nothing}
    />
  ),
}

const everyDay = daysFrom('2026-11-01', 60)

export const Long: Story = {
  args: {
    calendar: <DayCalendar {...calendarSample} selected={everyDay} />,
    request: (
      <RequestPart
        {...requestSample}
        chosen={{ ...requestSample.chosen, days: everyDay }}
        counted={{
          working: everyDay.filter((day) => !isWeekend(day)),
          weekend: everyDay.filter(isWeekend),
          holidays: new Map(),
        }}
        missed={{
          meetings: everyDay.map((day, at) => ({
            ...missedSample.meetings[0],
            id: day,
            day,
            start: '09:00',
            end: '18:00',
            title: 'Планирование развёртывания информационно-аналитической платформы у заказчика',
            look: at % 5,
          })),
        }}
        message={'Рентгеноэлектрокардиографического'.repeat(6)}
        isSent
      />
    ),
    own: (
      <OwnRequests
        {...ownSample}
        requests={[{ ...ownRequest, message: 'Рентгеноэлектрокардиографического'.repeat(6) }]}
      />
    ),
  },
}
