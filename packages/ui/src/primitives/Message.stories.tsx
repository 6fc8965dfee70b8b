import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { CardSection } from './CardSection.tsx'
import { LanguageButton } from './LanguageLink.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Message, OutcomeMessage } from './Message.tsx'
import { StaleBanner } from './StaleBanner.tsx'

const meta: Meta<typeof Message> = {
  title: 'Primitives/Message',
  component: Message,
  // Storybook writes values as JSON; an element of Chakra's factory is circular.
  argTypes: { action: { control: false } },
  decorators: [
    (Story) => (
      <StoryPage>
        <h1>Messages</h1>
        <Story />
      </StoryPage>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof Message>

const retry = { label: 'Try again', onRetry: () => undefined }
const failure = {
  tone: 'danger',
  heading: 'The vacancies didn’t load',
  text: 'The connection may be slow, or our server may be busy. Check the connection and try again.',
  retry,
} as const

export const Failed: Story = { args: failure }

export const Retrying: Story = { args: { ...failure, retry: { ...retry, isRetrying: true } } }

export const FailedPage: Story = { args: { ...failure, variant: 'page' } }

export const FailedInACard: Story = {
  render: () => (
    <CardSection heading="Where you are signed in">
      <Message {...failure} variant="inline" />
    </CardSection>
  ),
}

export const Empty: Story = {
  args: {
    heading: 'No open vacancies today',
    text: 'Send your CV, and we will write when a place opens that fits it.',
    action: <LinkButton href="#sendCv">Send your CV</LinkButton>,
  },
}

export const OtherLanguages: Story = {
  args: {
    role: 'alert',
    heading: 'Error: Unable to load job details.',
    text: 'This vacancy can be read in another language:',
    action: [
      { label: 'Azərbaycanca', lang: 'az' },
      { label: 'Русский', lang: 'ru' },
    ].map(({ label, lang }) => (
      <LanguageButton key={lang} variant="outline" lang={lang} onChoose={() => undefined}>
        {label}
      </LanguageButton>
    )),
  },
}

export const Banners: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Message {...failure} variant="banner" />
      <Message
        variant="banner"
        tone="warning"
        heading="We couldn’t reach the server"
        text="The company’s meetings, the public holidays and your leave are as of 21 November, 14:05."
        retry={retry}
      />
      <StaleBanner isWaiting heading="Updating…" text="The holidays are as of 21 November, 14:05." />
      <Message
        variant="banner"
        tone="warning"
        heading="This browser stores nothing"
        text="Free some space."
      />
      <OutcomeMessage outcome={{ kind: 'done', heading: 'Your photo is saved' }} />
      <OutcomeMessage outcome={{ kind: 'failed', heading: 'Your photo is not saved', retry }} />
    </div>
  ),
}
