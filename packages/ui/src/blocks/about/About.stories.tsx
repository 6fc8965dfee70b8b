import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Message } from '#primitives/Message.tsx'
import { aboutSamples } from '#testing/aboutSamples.ts'
import { Faq } from './Faq.tsx'
import { FaqLink } from './FaqLink.tsx'
import { PartnersMarquee } from './PartnersMarquee.tsx'
import { TeamScroller } from './TeamScroller.tsx'
import { TeamSkeleton } from './TeamSkeleton.tsx'
import { WhoWeAre } from './WhoWeAre.tsx'

const meta: Meta = { title: 'About/Blocks' }

export default meta
type Story = StoryObj

export const Who: Story = {
  render: () => (
    <WhoWeAre
      heading="Who we are"
      paragraphs={[
        'We build software, look after servers and networks, and run the projects that tie them together.',
        'Six engineers and two project managers started the company in Baku in 2014.',
      ]}
      facts={[
        { label: 'Founded', value: '2014' },
        { label: 'People', value: '40' },
        { label: 'Cities', value: 'Baku, Ganja, Sumgait' },
      ]}
    />
  ),
}

export const Partners: Story = { render: () => <PartnersMarquee {...aboutSamples.partners} /> }

export const Team: Story = { render: () => <TeamScroller {...aboutSamples.team} /> }

export const TeamLongRussian: Story = {
  parameters: { lang: 'ru' },
  render: () => (
    <TeamScroller
      {...aboutSamples.team}
      heading="Наша команда"
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
  render: () => (
    <TeamScroller {...aboutSamples.team} members={[]}>
      <TeamSkeleton label="Loading the team" />
    </TeamScroller>
  ),
}

export const TeamFailed: Story = {
  render: () => (
    <TeamScroller {...aboutSamples.team} members={[]}>
      <Message
        tone="danger"
        heading="The team did not load"
        text="The connection may be slow, or our server may be busy. Check the connection and try again."
        retry={{ label: 'Try again', onRetry: () => undefined }}
      />
    </TeamScroller>
  ),
}

export const TeamEmpty: Story = {
  render: () => (
    <TeamScroller {...aboutSamples.team} members={[]}>
      <Message
        heading="There is nobody on this list yet"
        text="Write to us, and the right person will answer."
      />
    </TeamScroller>
  ),
}

export const Questions: Story = {
  render: () => (
    <Faq {...aboutSamples.faq}>
      <FaqLink going={false} {...aboutSamples.link} />
    </Faq>
  ),
}

export const QuestionsLongRussian: Story = {
  parameters: { lang: 'ru' },
  render: () => (
    <Faq
      heading="О чём нас спрашивают"
      questions={[
        {
          question:
            'Как вы оцениваете сроки проекта, если требования заказчика ещё не согласованы всеми подразделениями?',
          answer: [
            'Мы делим работу на задачи длиной от одного до трёх дней, и для каждой инженер, который будет её делать, называет лучший и худший срок.',
          ],
        },
        {
          question: 'Кому принадлежит код?',
          answer: ['Вам — со дня оплаты этапа, к которому он относится.'],
        },
      ]}
    >
      <FaqLink going {...aboutSamples.link} />
    </Faq>
  ),
}
