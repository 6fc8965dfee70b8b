import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { CardSection } from '#primitives/CardSection.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { MissingLanguage } from './MissingLanguage.tsx'
import { PageFallback } from './PageFallback.tsx'

const meta: Meta = {
  title: 'States/States',
  decorators: [
    (Story) => (
      <StoryPage>
        <h1>States</h1>
        <Story />
      </StoryPage>
    ),
  ],
}

export default meta
type Story = StoryObj

const failure = {
  title: 'The vacancies did not load',
  text: 'The connection may be slow, or our server may be busy. Check the connection and try again.',
  retryLabel: 'Try again',
  onRetry: () => undefined,
}

export const Failed: Story = { render: () => <ErrorState {...failure} /> }

export const Retrying: Story = { render: () => <ErrorState {...failure} isRetrying /> }

export const FailedInACard: Story = {
  render: () => (
    <CardSection heading="Where you are signed in">
      <ErrorState {...failure} isInCard />
    </CardSection>
  ),
}

export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No open vacancies today"
      text="Send your CV, and we will write when a place opens that fits it."
      action={<LinkButton href="#sendCv">Send your CV</LinkButton>}
    />
  ),
}

export const OtherLanguages: Story = {
  render: () => (
    <MissingLanguage
      message="Error: Unable to load job details."
      text="This vacancy can be read in another language:"
      links={[
        { label: 'Azərbaycanca', lang: 'az', onChoose: () => undefined },
        { label: 'Русский', lang: 'ru', onChoose: () => undefined },
      ]}
    />
  ),
}

export const PageOnItsWay: Story = { render: () => <PageFallback label="Loading" /> }
