import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Checkbox } from '#primitives/Checkbox.tsx'
import { LegalFacts } from './LegalFacts.tsx'
import { LegalList } from './LegalList.tsx'
import { LegalTable } from './LegalTable.tsx'
import { LegalText } from './LegalText.tsx'

const meta: Meta<typeof LegalText> = {
  title: 'Legal/LegalText',
  component: LegalText,
  parameters: { lang: 'ru' },
}

export default meta
type Story = StoryObj<typeof LegalText>

export const Long: Story = {
  args: {
    writtenOn: '2026-11-21',
    sections: {
      data: (
        <LegalFacts
          heading="Сообщения со страницы контактов"
          facts={[
            { label: 'Данные', value: 'Имя, электронная почта и сообщение.' },
            { label: 'Цель', value: 'Ответить вам и, если захотите, подготовить предложение.' },
            { label: 'Срок хранения', value: '12 месяцев со дня получения.' },
          ]}
        />
      ),
      browser: (
        <LegalTable
          caption="Записи в хранилище браузера"
          heads={['Имя', 'Для чего', 'Срок хранения']}
          rows={[
            {
              name: 'language',
              cells: ['Язык, который вы выбрали.', 'Пока вы не очистите данные браузера'],
            },
            { name: 'scrollPositions', cells: ['Место, до которого вы дочитали.', 'Пока открыта вкладка'] },
          ]}
        />
      ),
      rights: (
        <>
          <LegalList>
            <li>узнать, есть ли у нас данные о вас и какие;</li>
            <li>удалить данные.</li>
          </LegalList>
          <Checkbox
            label="Всегда показывать карты"
            hint="Относится к этому браузеру."
            isChecked
            onChange={() => undefined}
          />
        </>
      ),
    },
  },
}
