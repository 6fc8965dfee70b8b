import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ContactCard } from '#blocks/contact/ContactCard.tsx'
import { MapEmbed } from '#blocks/contact/MapEmbed.tsx'
import { Breadcrumb } from '#blocks/shell/Breadcrumb.tsx'
import { Section } from '#primitives/Section.tsx'
import { ReasonCards } from './ReasonCards.tsx'
import { VacancyDetail } from './VacancyDetail.tsx'

const meta: Meta = { title: 'Careers/Blocks' }

export default meta
type Story = StoryObj

export const Reasons: Story = {
  render: () => (
    <ReasonCards
      heading="Why work with us"
      lead="Three things our people name first."
      items={[
        {
          title: 'A plan you helped to write',
          text: 'You estimate your own work, and the date is agreed with you before it is promised to a client.',
          picture: '/media/spots/plan.svg',
        },
        {
          title: 'Evenings that are yours',
          text: 'On-call duty is planned a month ahead and paid. Work that did not fit the week moves to the next one.',
          picture: '/media/spots/time.svg',
        },
        {
          title: 'Time to learn, in the calendar',
          text: 'Every second Friday is for courses, exams or a tool you want to try, and the company pays for it.',
          picture: '/media/spots/growth.svg',
        },
      ]}
    />
  ),
}

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
        <VacancyDetail
          breadcrumb={
            <Breadcrumb
              label="Siz buradasınız"
              items={[{ label: 'Karyera', href: '#' }, { label: 'Layihə meneceri' }]}
            />
          }
          position="Layihə meneceri"
          facts={[
            { label: 'Ölkə', value: 'Azərbaycan' },
            { label: 'Şəhər', value: 'Bakı' },
            { label: 'İş qrafiki', value: 'Tam ştat' },
          ]}
          applyLabel="Müraciət edin"
          applyHref="#apply"
          overview={{
            heading: 'Haqqında',
            paragraphs: [
              'Üç tətbiq layihəsini ilk plandan işə salınmaya qədər aparırsınız və tarixə cavabdehsiniz. Komandada altı mühəndis, bir analitik və bir dizayner var.',
            ],
          }}
          responsibilities={{
            heading: 'Vəzifələr',
            items: [
              'Planı müştəri və komanda ilə birlikdə qurmaq, hər həftə bir səhifəlik hesabat yazmaq',
              'Riskləri vaxtında görmək və onlar haqqında açıq danışmaq',
              'Podratçılarla müqavilələri və büdcəni izləmək',
              'İşə salınmadan sonra komanda ilə birlikdə nəyin yaxşı, nəyin pis olduğunu yazmaq',
            ],
          }}
          qualifications={{
            heading: 'Tələblər',
            items: [
              'Proqram təminatı layihələrində üç ildən çox təcrübə',
              'Azərbaycan və rus dilləri, sənədləri oxumaq üçün ingilis dili',
              'Aydın yazmaq bacarığı',
            ],
          }}
        />
      </Section>
      <Section tone="paper2">{card}</Section>
    </>
  ),
}
