import { dayOfMonth, daysFrom } from '@atrium/contract/days'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Message } from '#primitives/Message.tsx'
import {
  calendarSample,
  chosenSample,
  missedSample,
  ownSample,
  requestSample,
  timeSample,
} from '#testing/requestSamples.ts'
import { StoryPage } from '#testing/StoryPage.tsx'
import { DayCalendar } from './DayCalendar.tsx'
import { OffDayPage } from './OffDayPage.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import { RequestPart } from './RequestPart.tsx'
import { TimePart } from './TimePart.tsx'

const heading = 'Мои заявки'
const none = { ...requestSample.chips, days: [] }

const meta: Meta<typeof OffDayPage> = {
  title: 'Staff/Off days',
  component: OffDayPage,
  args: {
    heading: 'Заявка на отгул',
    lead: 'Выберите один или несколько дней, напишите причину и отправьте.',
    calendar: <DayCalendar {...calendarSample} />,
    time: <TimePart {...timeSample} />,
    request: <RequestPart {...requestSample} />,
    onSubmit: () => Promise.resolve(),
    own: (
      <OwnRequests
        heading={heading}
        requests={[
          { id: 2, ...ownSample },
          {
            id: 1,
            ...ownSample,
            state: 'Отменена',
            isOver: true,
            cancel: undefined,
            days: '5 ноября · целые дни',
          },
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
type Story = StoryObj<typeof OffDayPage>

export const Chosen: Story = {}

export const Empty: Story = {
  args: {
    calendar: <DayCalendar {...calendarSample} selected={[]} />,
    time: <TimePart {...timeSample} isOn={false} />,
    request: (
      <RequestPart {...requestSample} chips={none} message="" summary={undefined} missed={undefined} />
    ),
    own: (
      <OwnRequests heading={heading}>
        <Message variant="inline" text="Вы ещё не отправляли заявок." />
      </OwnRequests>
    ),
  },
}

export const Wrong: Story = {
  args: {
    calendar: (
      <DayCalendar
        {...calendarSample}
        selected={[]}
        describedBy="days-error"
        error={{ id: 'days-error', text: 'Выберите хотя бы один день.' }}
      />
    ),
    time: <TimePart {...timeSample} end="8" errors={{ end: 'Конец должен быть позже начала' }} />,
    request: <RequestPart {...requestSample} chips={none} message="" messageError="Напишите сообщение" />,
  },
}

export const Sending: Story = {
  args: {
    calendar: <DayCalendar {...calendarSample} legend={undefined} isDisabled />,
    time: <TimePart {...timeSample} isDisabled />,
    request: <RequestPart {...requestSample} isSending />,
    own: (
      <OwnRequests heading={heading}>
        <SkeletonRegion label="Загружаем ваши заявки" />
      </OwnRequests>
    ),
  },
}

export const Failed: Story = {
  args: {
    calendar: (
      <DayCalendar
        {...calendarSample}
        holidays={{}}
        legend={[]}
        failure={{
          text: 'Праздники не загрузились и не вычтены из рабочих дней.',
          retryLabel: 'Попробовать ещё раз',
          onRetry: () => undefined,
          isRetrying: false,
        }}
      />
    ),
    request: (
      <RequestPart
        {...requestSample}
        missed={{
          ...missedSample,
          sentence: '',
          meetings: [],
          failure: {
            text: 'Расписание компании не загрузилось, поэтому встречи из него здесь не названы.',
            retryLabel: 'Попробовать ещё раз',
            onRetry: () => undefined,
            isRetrying: false,
          },
        }}
        outcome={{
          kind: 'failed',
          heading: 'Не удалось отправить заявку. Попробуйте ещё раз.',
          text: 'Не удалось связаться с сервером. Всё на месте: проверьте подключение и отправьте ещё раз.',
        }}
      />
    ),
    own: (
      <OwnRequests heading={heading} requests={[{ id: 1, ...ownSample, failure: 'Заявка не отменена.' }]} />
    ),
  },
}

const everyDay = daysFrom('2026-11-01', 60)

export const Long: Story = {
  args: {
    calendar: <DayCalendar {...calendarSample} selected={everyDay} />,
    request: (
      <RequestPart
        {...requestSample}
        chips={{ ...requestSample.chips, days: chosenSample(everyDay) }}
        summary="41 рабочий день · 2–6, 11–13, 16–20, 23–27, 30 ноября, 1–4, 7–11, 14–18, 21–25, 28–30 декабря"
        notCounted={['Не считаем: 7, 14, 15, 21, 22, 28, 29 ноября, 5, 6, 12, 13 декабря, выходные']}
        missed={{
          ...missedSample,
          sentence: 'На это время у вас назначено 60 встреч',
          moreLabel: 'Показать все: 60',
          meetings: everyDay.map((day, at) => ({
            id: day,
            day,
            dayName: `${dayOfMonth(day)} ноября`,
            time: '09:00–18:00',
            title: 'Планирование развёртывания информационно-аналитической платформы у заказчика',
            look: at % 5,
          })),
        }}
        message={'Рентгеноэлектрокардиографического'.repeat(6)}
        outcome={{ kind: 'done', heading: 'Заявка отправлена', text: 'Она стоит ниже.' }}
      />
    ),
    own: (
      <OwnRequests
        heading={heading}
        requests={[{ id: 1, ...ownSample, message: 'Рентгеноэлектрокардиографического'.repeat(6) }]}
      />
    ),
  },
}
