import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Message } from '#primitives/Message.tsx'
import { aboutSamples } from '#testing/aboutSamples.ts'
import { Faq } from './Faq.tsx'
import { PartnersMarquee } from './PartnersMarquee.tsx'
import { TeamScroller } from './TeamScroller.tsx'
import { WhoWeAre } from './WhoWeAre.tsx'

const meta: Meta = { title: 'About/Blocks' }

export default meta
type Story = StoryObj

export const Who: Story = { render: () => <WhoWeAre /> }

export const WhoInRussian: Story = { parameters: { lang: 'ru' }, render: () => <WhoWeAre /> }

export const Partners: Story = { render: () => <PartnersMarquee /> }

export const Team: Story = { render: () => <TeamScroller {...aboutSamples.team} /> }

export const TeamLongRussian: Story = {
  parameters: { lang: 'ru' },
  render: () => (
    <TeamScroller
      {...aboutSamples.team}
      members={aboutSamples.team.members.map((member, index) => ({
        ...member,
        fullname: 'Александра-Виктория Мамедгусейнзаде-Преображенская',
        position: 'Руководитель направления внедрения и сопровождения информационных систем',
        email: `aleksandra-viktoriya.mammadhuseynzade.${index}@caspora.example`,
      }))}
    />
  ),
}

export const TeamLoading: Story = {
  render: () => <TeamScroller {...aboutSamples.team} members={undefined} />,
}

export const TeamFailed: Story = {
  render: () => (
    <TeamScroller
      {...aboutSamples.team}
      members={undefined}
      error={
        <Message
          tone="danger"
          heading="The team didn’t load"
          text="The connection may be slow, or our server may be busy. Check the connection and try again."
          retry={{ label: 'Try again', onRetry: () => undefined }}
        />
      }
    />
  ),
}

export const TeamEmpty: Story = { render: () => <TeamScroller {...aboutSamples.team} members={[]} /> }

export const Questions: Story = { render: () => <Faq {...aboutSamples.link} /> }

export const QuestionsInRussian: Story = {
  parameters: { lang: 'ru' },
  render: () => <Faq {...aboutSamples.link} going />,
}
