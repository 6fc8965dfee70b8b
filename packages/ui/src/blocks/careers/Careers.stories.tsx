import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ContactCard } from '#blocks/contact/ContactCard.tsx'
import { Section } from '#primitives/Section.tsx'
import { vacancyFactsIn, vacancyIn } from '#testing/samples.ts'
import { ReasonCards } from './ReasonCards.tsx'
import { VacancyDetail } from './VacancyDetail.tsx'

const meta: Meta = { title: 'Careers/Blocks' }

export default meta
type Story = StoryObj

export const Reasons: Story = { render: () => <ReasonCards /> }

const card = <ContactCard heading="Questions before you apply" isAllowed={false} onAllow={() => undefined} />

export const Contact: Story = { render: () => <Section>{card}</Section> }

export const Vacancy: Story = {
  parameters: { lang: 'az' },
  render: () => (
    <>
      <Section belowNavbar>
        <VacancyDetail vacancy={vacancyIn('AZ')} facts={vacancyFactsIn()} applyHref="#apply" />
      </Section>
      <Section tone="paper2">{card}</Section>
    </>
  ),
}
