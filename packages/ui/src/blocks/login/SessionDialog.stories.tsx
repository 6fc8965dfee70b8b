import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { waitingForm } from '#testing/loginSamples.ts'
import { SessionDialog } from './SessionDialog.tsx'

const meta: Meta<typeof SessionDialog> = {
  title: 'Login/SessionDialog',
  component: SessionDialog,
  args: {
    ...waitingForm,
    person: { firstName: 'Leyla', lastName: 'Əliyeva', email: 'leyla.aliyeva@caspora.example' },
    onOther: () => undefined,
  },
}

export default meta
type Story = StoryObj<typeof SessionDialog>

export const Default: Story = {}

export const Refused: Story = {
  args: {
    failure: {
      heading: 'We couldn’t sign you in',
      text: 'Too many failed attempts. Try again in: 3min, or set a new password.',
    },
  },
}

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  args: {
    person: {
      firstName: 'Константин',
      lastName: 'Константинопольский-Рождественский',
      email: 'k.konstantinopolsky-rozhdestvensky@caspora.example',
    },
    isLeaving: true,
  },
}
