import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { FormShell } from './FormShell.tsx'
import { SwitchField } from './SwitchField.tsx'

const meta: Meta<typeof SwitchField> = {
  title: 'Forms/SwitchField',
  component: SwitchField,
  args: { name: 'isAnonymous', label: 'Send anonymously' },
  render: (args) => (
    <StoryPage>
      <h1>Switch</h1>
      <div style={{ width: 'min(100%, 32rem)' }}>
        <FormShell draft={{ isAnonymous: true }} onSubmit={async () => undefined}>
          <SwitchField {...args} />
          <SwitchField {...args} name="other" />
        </FormShell>
      </div>
    </StoryPage>
  ),
}

export default meta
type Story = StoryObj<typeof SwitchField>

export const Default: Story = {}

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  args: {
    label: 'Отправить анонимно, без имени и должности отправителя',
    hint: (isOn) =>
      isOn
        ? 'Сохранится только текст и месяц. Ни имя, ни сетевой адрес, ни точное время не сохраняются.'
        : 'Вместе с текстом сохранятся ваше имя и день.',
  },
}
