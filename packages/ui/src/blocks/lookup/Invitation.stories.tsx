import { invitationSample } from '@atrium/contract/meetings/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { frameSample } from '#testing/recordSamples.ts'
import { InvitationCard } from './InvitationCard.tsx'
import { LookupPage } from './LookupPage.tsx'

const meta: Meta<typeof InvitationCard> = {
  title: 'Lookup/Invitation',
  component: InvitationCard,
  args: {
    invitation: invitationSample,
    file: '#',
    sending: undefined,
    onAnswer: () => undefined,
    isSent: false,
    failure: undefined,
  },
  decorators: [
    (Story) => (
      <LookupPage {...frameSample} size="record">
        <Story />
      </LookupPage>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof InvitationCard>

export const Waiting: Story = {}

export const Answered: Story = {
  parameters: { lang: 'ru' },
  args: {
    invitation: {
      ...invitationSample,
      answer: 'maybe',
      occurrence: invitationSample.day,
      title: 'Рентгеноэлектрокардиографического'.repeat(4),
    },
  },
}

export const Failed: Story = {
  parameters: { lang: 'az' },
  args: { failure: 'İnternet bağlantısı yoxdur. Bağlantını yoxlayıb yenidən cəhd edin.' },
}

export const Over: Story = { args: { invitation: { ...invitationSample, isOver: true } } }
