import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { badgeSamples, cardSamples, deskSample, doorSamples, longSamples } from '#testing/labelSamples.ts'
import { StoryPage } from '#testing/StoryPage.tsx'
import { LabelsDesk } from './LabelsDesk.tsx'
import { LabelsPage } from './LabelsPage.tsx'
import { LabelsSkeleton } from './LabelsSkeleton.tsx'
import type { LabelKind, PrintLabel } from './labelTypes.ts'

const kinds = [
  ['badge', 'Badges'],
  ['door', 'Door plates'],
  ['card', 'Cards'],
] as const

interface SampleProps {
  kind: LabelKind
  labels: readonly PrintLabel[]
  state?: 'loading' | 'nothing' | 'notFound' | 'refused'
}

function Sample({ kind, labels, state }: SampleProps) {
  const { chooser, sheets } = deskSample
  const choices = labels.map(({ id, name }) => ({ id, name, detail: id, isChosen: true }))
  return (
    <StoryPage>
      <LabelsPage
        heading="QR labels"
        lead="Badges, door plates and personal cards with a QR code."
        kinds={{
          label: 'What to print',
          options: kinds.map(([value, label]) => ({ label, href: `#${value}`, isCurrent: value === kind })),
        }}
        link={{ label: 'All rooms', href: '#rooms' }}
      >
        {state === 'loading' ? (
          <LabelsSkeleton label="Loading the list of people" />
        ) : (
          <LabelsDesk
            {...deskSample}
            chooser={{
              ...chooser,
              choices: state === 'notFound' ? [] : choices,
              ...(state === 'notFound' && { query: 'xyz', nothingFound: 'Nothing found for “xyz”.' }),
            }}
            sheets={{ ...sheets, kind, labels }}
            summary={`${labels.length} chosen`}
            missing={
              labels.length === 0
                ? { text: 'Tick the people whose badges you need.', isAsked: state === 'refused' }
                : undefined
            }
          />
        )}
      </LabelsPage>
    </StoryPage>
  )
}

const meta: Meta<typeof Sample> = {
  title: 'Staff/Labels',
  component: Sample,
  args: { kind: 'badge', labels: badgeSamples(1) },
}

export default meta
type Story = StoryObj<typeof Sample>

export const OneBadge: Story = {}

export const FortyBadges: Story = { args: { labels: badgeSamples(40) } }

export const LongBadges: Story = { args: { labels: longSamples.badge }, parameters: { lang: 'ru' } }

export const DoorPlates: Story = { args: { kind: 'door', labels: doorSamples }, parameters: { lang: 'az' } }

export const LongDoorPlates: Story = {
  args: { kind: 'door', labels: longSamples.door },
  parameters: { lang: 'ru' },
}

export const Cards: Story = { args: { kind: 'card', labels: cardSamples(4) } }

export const FortyCards: Story = { args: { kind: 'card', labels: cardSamples(40) } }

export const LongCards: Story = {
  args: { kind: 'card', labels: longSamples.card },
  parameters: { lang: 'ru' },
}

export const NothingChosen: Story = { args: { labels: [] } }

export const NothingToPrint: Story = { args: { labels: [], state: 'refused' } }

export const NothingFound: Story = { args: { state: 'notFound' } }

export const Loading: Story = { args: { state: 'loading' } }
