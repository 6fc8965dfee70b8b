import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ContactCard } from '#blocks/contact/ContactCard.tsx'
import { MapEmbed } from '#blocks/contact/MapEmbed.tsx'
import { Section } from '#primitives/Section.tsx'
import { vacancyIn } from '#testing/samples.ts'
import { ReasonCards } from './ReasonCards.tsx'
import { VacancyDetail } from './VacancyDetail.tsx'

const meta: Meta = { title: 'Careers/Blocks' }

export default meta
type Story = StoryObj

export const Reasons: Story = { render: () => <ReasonCards /> }

const card = (
  <ContactCard
    heading="Questions before you apply"
    rows={[
      { kind: 'phone', label: 'Phone', value: '+994 12 000 00 00', href: 'tel:+994120000000' },
      {
        kind: 'email',
        label: 'Email',
        value: 'hello@caspora.example',
        href: 'mailto:hello@caspora.example',
      },
      { kind: 'location', label: 'Location', value: 'Nizami street 1, Baku', href: '#map' },
    ]}
    map={
      <MapEmbed
        title="Map of our office"
        src="about:blank"
        showLabel="Show the map"
        note="The map is loaded from openstreetmap.org."
        isAllowed={false}
        allowLabel="Always show maps here"
        onAllow={() => undefined}
      />
    }
  />
)

export const Contact: Story = { render: () => <Section>{card}</Section> }

export const Vacancy: Story = {
  parameters: { lang: 'az' },
  render: () => (
    <>
      <Section belowNavbar>
        <VacancyDetail vacancy={vacancyIn('AZ')} careersHref="#career" applyHref="#apply" />
      </Section>
      <Section tone="paper2">{card}</Section>
    </>
  ),
}
