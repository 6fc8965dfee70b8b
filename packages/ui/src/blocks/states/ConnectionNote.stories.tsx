import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ConnectionNote } from './ConnectionNote.tsx'

const meta: Meta<typeof ConnectionNote> = {
  title: 'States/Connection note',
  component: ConnectionNote,
}
export default meta

type Story = StoryObj<typeof ConnectionNote>

export const Offline: Story = {
  args: {
    note: {
      heading: 'No connection to the server',
      text: 'The company’s meetings, the holidays and your off days are as of 21 November, 14:05.',
      retryLabel: 'Try again',
      onRetry: () => undefined,
      isRetrying: false,
    },
  },
}
