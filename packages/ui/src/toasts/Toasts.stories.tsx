import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Button } from '#primitives/Button.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import type { ToastItem } from './ToastQueue.tsx'
import { Toasts } from './Toasts.tsx'

const meta: Meta<typeof Toasts> = { title: 'Toasts/Toasts', component: Toasts }

export default meta
type Story = StoryObj<typeof Toasts>

export const Shown: Story = {
  args: {
    durationMs: 60_000,
    closeLabel: 'Close the message',
    toasts: [
      { id: 1, kind: 'success', text: 'Göndərildi...' },
      { id: 2, kind: 'error', text: 'Не удалось отправить. Всё, что вы написали, осталось в форме.' },
    ],
  },
  render: (args) => (
    <StoryPage>
      <h1>Toasts</h1>
      <Toasts {...args} />
    </StoryPage>
  ),
}

export const OneSecond: Story = {
  args: { durationMs: 1000, closeLabel: 'Close the message', toasts: [] },
  render: function Pressed(args) {
    const [toasts, setToasts] = useState<ToastItem[]>([])
    return (
      <StoryPage>
        <h1>Toasts</h1>
        <Button
          onClick={() => setToasts((all) => [...all, { id: all.length, kind: 'success', text: 'Sent...' }])}
        >
          Show a toast
        </Button>
        <Toasts {...args} toasts={toasts} />
      </StoryPage>
    )
  },
}
