import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { QrCode, type QrCodeProps } from './QrCode.tsx'

function Sample({ tone, ...props }: QrCodeProps & { tone?: 'light' | 'dark' }) {
  return (
    <StoryPage tone={tone ?? 'light'}>
      <h1>QR code</h1>
      <div style={{ width: 'min(100%, 16rem)' }}>
        <QrCode {...props} />
      </div>
    </StoryPage>
  )
}

const meta: Meta<typeof Sample> = {
  title: 'Primitives/QrCode',
  component: Sample,
  args: { text: 'https://caspora.example/codes/gunes-aliyeva', label: 'The address of this page' },
}

export default meta
type Story = StoryObj<typeof Sample>

export const Address: Story = {}

export const OnDark: Story = { args: { tone: 'dark' } }

/** A whole contact: many modules, still of 3 px. */
export const Long: Story = {
  parameters: { lang: 'ru' },
  args: {
    label: 'Контакт',
    text: [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Константинопольская;Александра Владимировна;;;',
      'FN:Александра Владимировна Константинопольская',
      'ORG:Caspora',
      'EMAIL:aleksandra.konstantinopolskaya@caspora.example',
      'URL:https://caspora.example/codes/aleksandra-konstantinopolskaya',
      'END:VCARD',
    ].join('\r\n'),
  },
}
