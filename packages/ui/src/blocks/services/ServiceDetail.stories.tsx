import { serviceSamples } from '@atrium/contract/services/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Section } from '#primitives/Section.tsx'
import { longWord, servicesIn } from '#testing/samples.ts'
import { ContactBand } from './ContactBand.tsx'
import { ServiceDetail } from './ServiceDetail.tsx'
import { ServiceDetailSkeleton } from './ServiceDetailSkeleton.tsx'

const [office, , infrastructure] = serviceSamples
if (!office || !infrastructure) throw new Error('The contract has no samples of services.')

const meta: Meta<typeof ServiceDetail> = {
  title: 'Services/ServiceDetail',
  component: ServiceDetail,
  args: { service: office.EN },
  render: (args) => (
    <main>
      <Section belowNavbar>
        <ServiceDetail {...args} />
      </Section>
      <ContactBand
        heading="Tell us about your task"
        text="A few sentences are enough."
        action={{ label: 'Write to us', href: '#/contact' }}
        next={servicesIn('EN')[1]}
      />
    </main>
  ),
}

export default meta
type Story = StoryObj<typeof ServiceDetail>

export const Default: Story = {}

export const InRussian: Story = { parameters: { lang: 'ru' }, args: { service: infrastructure.RU } }

/** Lists of different length: a block without a picture, and pictures without a block. */
export const Uneven: Story = {
  args: {
    service: {
      ...office.EN,
      DetailHeads: [{ heads: ['Words only'] }],
      DetailTexts: [{ texts: ['This block has no picture.'] }],
      DetailTexts2: [],
      Images: office.EN.Images.map((image, index) => (index === 1 ? '' : image)),
    },
  },
}

export const InAnotherLanguage: Story = { args: { service: office.AZ, lang: 'az' } }

export const LongWords: Story = {
  args: {
    service: {
      ...office.EN,
      LargeHeadName: longWord,
      LittleHeadName: longWord,
      LittleTextInfo: longWord,
      DetailHeads: [{ heads: [longWord] }],
      DetailTexts: [{ texts: [longWord] }],
      DetailTexts2: [{ texts_2: [longWord] }],
    },
  },
}

export const Loading: Story = {
  render: () => (
    <main>
      <Section belowNavbar>
        <ServiceDetailSkeleton />
      </Section>
    </main>
  ),
}
