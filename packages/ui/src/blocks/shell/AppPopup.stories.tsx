import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AppPopup } from './AppPopup.tsx'

const meta: Meta<typeof AppPopup> = {
  title: 'Shell/AppPopup',
  component: AppPopup,
  // Nobody takes it away here, so it stays to be looked at.
  args: { closeAfterMs: 7000, onClose: () => undefined },
}

export default meta
type Story = StoryObj<typeof AppPopup>

export const Default: Story = {}

export const InRussian: Story = { parameters: { lang: 'ru' } }
