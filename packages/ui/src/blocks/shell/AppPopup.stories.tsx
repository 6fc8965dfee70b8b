import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AppPopup } from './AppPopup.tsx'

const meta: Meta<typeof AppPopup> = {
  title: 'Shell/AppPopup',
  component: AppPopup,
  // The story has no handler that closes the popup, so the popup stays.
  args: { closeAfterMs: 7000, onClose: () => undefined },
}

export default meta
type Story = StoryObj<typeof AppPopup>

export const Default: Story = {}

export const InRussian: Story = { parameters: { lang: 'ru' } }
