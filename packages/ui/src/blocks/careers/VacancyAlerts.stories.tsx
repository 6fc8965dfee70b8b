import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { subscribeStripSample, vacanciesIn } from '#testing/samples.ts'
import { VacancyAlerts } from './VacancyAlerts.tsx'

const meta: Meta<typeof VacancyAlerts> = {
  title: 'Careers/VacancyAlerts',
  component: VacancyAlerts,
  args: { ...subscribeStripSample, categories: vacanciesIn('EN').categories, chosen: [5] },
}

export default meta
type Story = StoryObj<typeof VacancyAlerts>

export const Default: Story = {}

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  args: { categories: vacanciesIn('RU').categories },
}

export const Refused: Story = {
  args: {
    value: 'gunesh',
    outcome: { kind: 'error', text: 'This isn’t an email address yet.', isAboutField: true },
  },
}

export const Sent: Story = {
  args: {
    outcome: { kind: 'success', text: 'One step is left: an email with a link to confirm is on its way.' },
  },
}
