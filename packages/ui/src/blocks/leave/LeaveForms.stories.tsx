import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { AdjustDialog, BulkDecision, KindDialog, KindList, RecordLeaveDialog } from './index.ts'

const nothing = () => undefined
const form = {
  buttons: { save: 'Сохранить', saving: 'Сохраняем', cancel: 'Не менять' },
  onSubmit: () => Promise.resolve(undefined),
  onCancel: nothing,
}
const acts = ['Изменить', 'В архив'].map((label) => ({ label, fullLabel: `${label}: вид`, onPress: nothing }))

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
    kinds: [
      {
        id: 1,
        name: 'Ежегодный отпуск',
        facts: '21 день в году, переносится не больше 10',
        actions: acts,
      },
      {
        id: 2,
        name: 'Рентгеноэлектрокардиографический'.repeat(2),
        facts: 'Без остатка',
        state: 'В архиве',
        actions: acts,
      },
    ],
  },
}

export default meta
type Story = StoryObj<typeof KindList>

export const Kinds: Story = {}

export const Adjusting: Story = {
  render: () => (
    <AdjustDialog
      {...form}
      title="Изменить: Ирина Соколова"
      text="Ежегодный отпуск, 2026. Остаток: 14 дней."
      labels={{
        kind: 'Что записать',
        choose: 'Выберите',
        days: 'Дни',
        daysHint: 'Поправка меньше нуля, например −2, убавляет дни.',
        reason: 'Причина',
      }}
      options={[
        { value: 'entitlement', label: 'Положено за год' },
        { value: 'adjustment', label: 'Поправка' },
      ]}
      records={{
        label: 'Прежние записи',
        steps: [{ what: 'Поправка: −2 дня', when: '24 ноября 2026 г.', words: 'Ушла раньше в мае.' }],
      }}
      draft={{ kind: 'adjustment' }}
    />
  ),
}

const dayTexts = {
  dateHint: 'Год/месяц/день',
  formatDay: () => undefined,
  pickDate: 'Выбрать в календаре',
}

export const Recording: Story = {
  render: () => (
    <RecordLeaveDialog
      {...form}
      title="Внести отпуск сотрудника"
      text="Отпуск сразу считается одобренным, в том числе за прошедшие дни. Сотрудник узнает об этом."
      labels={{
        person: 'Сотрудник',
        people: 'Кто здесь работает',
        nobodyFound: 'Здесь нет никого с таким именем.',
        notChosen: 'Выберите человека из списка',
        kind: 'Вид отпуска',
        choose: 'Выберите',
        first: 'Первый день',
        last: 'Последний день',
        words: 'Примечание',
        wordsHint: 'Его прочитает сотрудник.',
      }}
      people={[{ value: '5', label: 'Ирина Соколова', detail: 'Тестировщик' }]}
      kinds={[{ value: '3', label: 'Больничный' }]}
      firstTexts={dayTexts}
      lastTexts={dayTexts}
    />
  ),
}

export const EditingKind: Story = {
  render: () => (
    <KindDialog
      {...form}
      title="Изменить вид отпуска"
      labels={{
        az: 'Название на азербайджанском',
        en: 'Название на английском',
        ru: 'Название на русском',
        worksElsewhere: 'Считается работой вне офиса',
        worksElsewhereHint: 'В эти дни сотрудник на связи и не считается отсутствующим.',
        hasBalance: 'Ведётся остаток',
        yearlyDays: 'Дней в году',
        carryOverDays: 'Переносится дней, не больше',
      }}
      draft={{ az: 'Məzuniyyət', en: 'Leave', ru: 'Отпуск', hasBalance: true, yearlyDays: '21' }}
    />
  ),
}

export const SeveralAtOnce: Story = {
  render: () => (
    <BulkDecision
      label="Решение по нескольким заявкам"
      all={{ label: 'Выбрать все заявки', isChecked: false, isMixed: true, onChange: nothing }}
      count="Выбрано: 3"
      words={{
        label: 'Комментарий для всех выбранных',
        hint: 'Нужен, чтобы отклонить.',
        value: '',
        error: undefined,
        onChange: nothing,
      }}
      actions={['Одобрить выбранные', 'Отклонить выбранные'].map((label, place) => ({
        label,
        isMain: place === 0,
        isLoading: false,
        onPress: nothing,
      }))}
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
