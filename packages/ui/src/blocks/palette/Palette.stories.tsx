import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { CommandPalette } from './CommandPalette.tsx'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'

const meta: Meta<typeof CommandPalette> = {
  title: 'Staff/Palette',
  component: CommandPalette,
  args: {
    text: 'ali',
    onText: () => undefined,
    isStale: false,
    onRun: () => undefined,
    onClose: () => undefined,
    groups: [
      {
        name: 'people',
        entries: [
          { id: 'DEV7', label: 'Leyla Əliyeva', detail: 'Head of development' },
          { id: 'DEV3', label: 'Rauf Əliyev', detail: 'Director' },
        ],
      },
      {
        name: 'contact',
        entries: [
          { id: 'call', label: 'Call Leyla Əliyeva', detail: '+994 50 123 45 67' },
          { id: 'write', label: 'Email Leyla Əliyeva', detail: 'leyla.aliyeva@caspora.example' },
        ],
      },
    ],
  },
}

export default meta
type Story = StoryObj<typeof CommandPalette>

export const Found: Story = {}

export const NothingFound: Story = { args: { text: 'qqq', groups: [] } }

export const Shortcuts: Story = { render: () => <ShortcutsDialog onClose={() => undefined} /> }
