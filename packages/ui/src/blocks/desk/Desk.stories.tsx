import { recordRequestSamples } from '@atrium/contract/people/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import {
  ChangeCard,
  Changes,
  DeskPage,
  DeskSection,
  EncodingChoice,
  FileReading,
  ImportCounts,
  ImportFile,
} from './index.ts'

const nothing = () => undefined
const [request] = recordRequestSamples
if (!request) throw new Error('There are no samples.')

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
  parameters: { lang: 'ru' },
  args: {
    heading: 'Изменения данных',
    children: (
      <ChangeCard
        request={{
          ...request,
          name: 'Екатерина Константинопольская-Переверзева',
          position: 'Руководитель тестирования',
          unit: 'Группа качества',
          changes: {
            lastName: 'Константинопольская-Переверзева',
            position: 'Директор по качеству',
            language: 'RU',
          },
          reason: 'Смена фамилии в октябре. С ноября веду обе группы качества.',
        }}
        typed={{ words: '', AZ: '', EN: '', RU: 'Директор по качеству' }}
        onType={nothing}
        errors={{ 'position.AZ': 'Укажите должность' }}
        busy={undefined}
        onDecide={nothing}
        isUndoing={false}
        onUndo={nothing}
        failure={{ heading: 'Решение не сохранено', text: 'Проверьте отмеченные поля.' }}
      />
    ),
  },
}

export const Import: Story = {
  args: {
    heading: 'Import people',
    children: (
      <>
        <ImportFile onFile={nothing} />
        <FileReading encoding="windows-1251" separator=";" readIn={nothing} isBusy={false} onBack={nothing} />
        <EncodingChoice
          readings={[
            { encoding: 'windows-1251', lines: ['7;Соколова;Ирина'], lost: { total: 0, words: [] } },
            { encoding: 'windows-1254', lines: ['7;Ñîêîëîâà;Èðèíà'], lost: { total: 2, words: ['Ñîê'] } },
          ]}
          onPick={nothing}
        />
        <DeskSection heading="What will change" text="Nothing is written yet.">
          <ImportCounts preview={{ added: 12, changed: 3, same: 9985 }} />
        </DeskSection>
      </>
    ),
  },
}
