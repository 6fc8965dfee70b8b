import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { NotFound } from './NotFound.tsx'

const meta: Meta<typeof NotFound> = {
  title: 'Shell/NotFound',
  component: NotFound,
  render: () => (
    <main>
      <NotFound />
    </main>
  ),
}

export default meta
type Story = StoryObj<typeof NotFound>

export const Default: Story = {}

export const InAzerbaijani: Story = { parameters: { lang: 'az' } }
