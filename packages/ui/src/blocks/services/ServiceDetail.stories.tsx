import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Breadcrumb } from '#blocks/shell/Breadcrumb.tsx'
import { Section } from '#primitives/Section.tsx'
import { longWord } from '#testing/samples.ts'
import { ContactBand } from './ContactBand.tsx'
import { ServiceDetail } from './ServiceDetail.tsx'
import { ServiceDetailSkeleton } from './ServiceDetailSkeleton.tsx'

const picture = (index: number) => `/media/services/project-management-office-${index}.svg`

const meta: Meta<typeof ServiceDetail> = {
  title: 'Services/ServiceDetail',
  component: ServiceDetail,
  args: {
    breadcrumb: (
      <Breadcrumb
        items={[{ label: 'Services', href: '#/service' }, { label: 'Project management office' }]}
      />
    ),
    title: 'Your project gets one plan and one person who answers for it',
    subtitle: 'A manager, a plan and a weekly report',
    text: 'We run your rollout from the first plan to launch.',
    image: picture(1),
    blocks: [
      {
        parts: [
          {
            heading: 'A plan that everyone reads the same way',
            text: 'We start with two weeks of interviews.',
          },
          { text: 'The plan lives in one place.' },
        ],
        items: ['Scope and launch date in writing', 'One owner for every task'],
        image: picture(2),
      },
      {
        parts: [{ heading: 'A short report every Friday', text: 'You get one page.' }],
        items: ['Progress against the agreed dates'],
        image: picture(3),
      },
    ],
  },
  render: (args) => (
    <main>
      <Section belowNavbar>
        <ServiceDetail {...args} />
      </Section>
      <ContactBand
        heading="Tell us about your task"
        text="A few sentences are enough."
        action={{ label: 'Write to us', href: '#/contact' }}
        next={{
          label: 'Next service',
          name: 'Software development',
          href: '#/service/2',
          image: '/media/services/software-development-1.svg',
        }}
      />
    </main>
  ),
}

export default meta
type Story = StoryObj<typeof ServiceDetail>

export const Default: Story = {}

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  args: {
    breadcrumb: undefined,
    title: 'Серверы и сети под присмотром днём и ночью, в праздники тоже',
    subtitle: 'Серверы, сеть, резервные копии',
    text: 'Следим за вашими серверами, сетью и резервными копиями за постоянную месячную плату.',
    blocks: [
      {
        parts: [
          {
            heading: 'Копии, из которых уже восстанавливали',
            text: 'Резервная копия считается копией только после восстановления.',
          },
        ],
        items: ['Ежедневные копии, хранятся 30 дней', 'Одна копия в другом здании'],
        image: picture(4),
      },
    ],
  },
}

/** Lists of different length: a block without a picture, and pictures without a block. */
export const Uneven: Story = {
  args: {
    blocks: [{ parts: [{ heading: 'Words only', text: 'This block has no picture.' }], items: [] }],
    closingImages: [picture(2), picture(3), picture(4)],
  },
}

export const InAnotherLanguage: Story = {
  args: { lang: 'az', title: 'Layihə ofisi', notice: 'This page is not translated into English yet.' },
}

export const LongWords: Story = {
  args: {
    title: longWord,
    subtitle: longWord,
    text: longWord,
    blocks: [{ parts: [{ heading: longWord, text: longWord }], items: [longWord], image: picture(2) }],
  },
}

export const Loading: Story = {
  render: () => (
    <main>
      <Section belowNavbar>
        <ServiceDetailSkeleton label="Loading the service" />
      </Section>
    </main>
  ),
}
