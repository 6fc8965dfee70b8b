import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { ReactNode } from 'react'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Message } from '#primitives/Message.tsx'
import { cardSample, longCardSample, toolsSample } from '#testing/cardSamples.ts'
import { frameSample } from '#testing/recordSamples.ts'
import { CardTools } from './CardTools.tsx'
import { LookupPage } from './LookupPage.tsx'
import { PersonalCard } from './PersonalCard.tsx'

function Sample({ children }: { children: ReactNode }) {
  return <LookupPage {...frameSample}>{children}</LookupPage>
}

const meta: Meta<typeof Sample> = { title: 'Lookup/PersonalCard', component: Sample }

export default meta
type Story = StoryObj<typeof Sample>

const card = <PersonalCard {...cardSample} tools={<CardTools {...toolsSample} />} />

export const Default: Story = { args: { children: card } }

/** The own card, shown to another phone. */
export const CodeOpened: Story = {
  args: { children: card },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'QR code' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Contact' }))
  },
}

export const LongRussian: Story = {
  parameters: { lang: 'ru' },
  args: {
    children: (
      <PersonalCard {...longCardSample} tools={<CardTools {...toolsSample} onShare={() => undefined} />} />
    ),
  },
}

export const NotPersonal: Story = {
  args: {
    children: (
      <Message
        variant="inline"
        role="alert"
        headingLevel={1}
        heading="There is no such card"
        text="The link may be incomplete, or the card may no longer be in use."
        action={<LinkButton href="#home">Go to the home page</LinkButton>}
      />
    ),
  },
}

export const Failed: Story = {
  args: {
    children: (
      <Message
        variant="inline"
        tone="danger"
        headingLevel={1}
        heading="The card didn’t load"
        text="We couldn’t reach the server. Check the connection and try again."
        retry={{ label: 'Try again', onRetry: () => undefined, isRetrying: false }}
      />
    ),
  },
}
