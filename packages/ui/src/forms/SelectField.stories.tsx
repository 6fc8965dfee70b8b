import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { FormShell } from './FormShell.tsx'
import { SelectField } from './SelectField.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const meta: Meta<typeof SelectField> = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    name: 'service',
    label: 'Услуга',
    placeholder: 'Выберите услугу',
    options: [
      { value: 'pmo', label: 'Проектный офис' },
      {
        value: 'infrastructure',
        label: 'Сопровождение информационной инфраструктуры распределённых предприятий',
      },
    ],
  },
  parameters: { lang: 'ru' },
  render: (args) => (
    <StoryPage>
      <h1>SelectField</h1>
      <div style={{ width: 'min(100%, 22rem)' }}>
        <FormShell
          label="Форма"
          onSubmit={async () => undefined}
          validate={(values: { service?: string }): Record<string, string> =>
            values.service ? {} : { service: 'Выберите услугу' }
          }
        >
          <SelectField {...args} />
          <SubmitButton label="Отправить" busyLabel="Отправляем" />
        </FormShell>
      </div>
    </StoryPage>
  ),
}

export default meta
type Story = StoryObj<typeof SelectField>

export const Empty: Story = {}

export const Long: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Услуга' }), 'infrastructure')
  },
}

export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
  },
}
