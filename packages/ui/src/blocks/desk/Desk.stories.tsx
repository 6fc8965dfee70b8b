import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'

const nothing = () => undefined
const line = (label: string, value: string, hint?: string) => ({
  label,
  value,
  hint,
  error: undefined,
  onChange: nothing,
})

import { ChangeCard, Changes, Counts, DeskCards, DeskPage, DeskSection, ImportFile } from './index.ts'

const meta: Meta<typeof DeskPage> = {
  title: 'Staff/Desk',
  component: DeskPage,
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
  args: { heading: 'Desk', lead: 'What the company asks of you here.' },
}

export default meta
type Story = StoryObj<typeof DeskPage>

export const Overview: Story = {
  args: {
    children: (
      <DeskCards
        cards={[
          {
            heading: 'Requests for leave',
            text: 'Grant, decline or ask back.',
            href: '#leave',
            waiting: { count: 3, label: '3 requests wait' },
          },
          { heading: 'Журнал изменений', text: 'Кто, когда и какую запись изменил.', href: '#audit' },
        ]}
      />
    ),
  },
}

export const ChangedValues: Story = {
  args: {
    heading: 'Audit log',
    children: (
      <Changes
        nothing="nothing"
        changes={[
          { field: 'phone', before: '+994 50 000 00 01', after: '+994 50 000 00 09' },
          { field: 'room', before: '', after: '4' },
          { field: 'position', after: '{"AZ":"Layihə meneceri","EN":"Project manager"}' },
        ]}
      />
    ),
  },
}

export const RequestedChange: Story = {
  args: {
    heading: 'Изменения данных',
    children: (
      <ChangeCard
        name="Екатерина Константинопольская-Переверзева"
        about="Руководитель тестирования · Группа качества · запрос от 24 ноября 2026 г."
        state="Ждёт решения"
        nothing="не указано"
        changes={[
          { field: 'Фамилия', before: 'Константинопольская', after: 'Константинопольская-Переверзева' },
          { field: 'Должность', before: '', after: 'Директор по качеству' },
        ]}
        reason="Смена фамилии в октябре. С ноября веду обе группы качества."
        fields={[
          { ...line('Должность на азербайджанском', '', 'Сейчас: не указано'), error: 'Укажите должность' },
          line('Должность на английском', '', 'Сейчас: Quality lead'),
          line('Должность на русском', 'Директор по качеству', 'Сейчас: не указано'),
        ]}
        words={line('Сообщение сотруднику', '', 'Нужны, чтобы отклонить.')}
        actions={['Одобрить', 'Отклонить'].map((label) => ({
          label,
          fullLabel: `${label}: Екатерина`,
          isMain: label === 'Одобрить',
          isLoading: false,
          onPress: nothing,
        }))}
        failure={{ heading: 'Решение не принято', text: 'Проверьте отмеченные поля.' }}
      />
    ),
  },
}

export const Import: Story = {
  args: {
    heading: 'Import people',
    children: (
      <>
        <ImportFile
          texts={{
            form: 'File of people',
            file: 'CSV file',
            hint: 'One row for each person, found by the ID number.',
            chooseFile: 'Choose a file',
            orDrop: 'or drop it here',
            dropNow: 'Drop the file here',
            note: 'CSV, up to 5 MB',
            removeFile: (name) => `Remove the file ${name}`,
          }}
          accept=".csv"
          formatSize={(bytes) => `${bytes} bytes`}
          onFile={() => {}}
        />
        <DeskSection heading="What the file changes" text="Nothing is written yet.">
          <Counts
            label="What the file changes"
            counts={[
              { label: 'New', value: '12' },
              { label: 'Changed', value: '3' },
              { label: 'As before', value: '9985' },
            ]}
          />
        </DeskSection>
      </>
    ),
  },
}
