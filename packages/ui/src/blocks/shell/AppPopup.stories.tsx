import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { mobileAppSample } from '#testing/samples.ts'
import { AppPopup } from './AppPopup.tsx'

const meta: Meta<typeof AppPopup> = {
  title: 'Shell/AppPopup',
  component: AppPopup,
  // Nobody takes it away here, so it stays to be looked at.
  args: { ...mobileAppSample, closeAfterMs: 7000, onClose: () => undefined },
}

export default meta
type Story = StoryObj<typeof AppPopup>

export const Default: Story = {}

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  args: {
    title: 'Caspora в вашем телефоне',
    text: 'Наши услуги, вакансии и контакты в одном приложении.',
    linkLabel: 'Открыть в App Store',
    newTabLabel: 'откроется в новой вкладке',
    closeLabel: 'Закрыть',
  },
}
