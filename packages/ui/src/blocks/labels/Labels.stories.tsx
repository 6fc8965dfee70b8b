import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { badgeSamples, cardSamples, doorSamples, itemsOf, longSamples } from '#testing/labelSamples.ts'
import { StoryPage } from '#testing/StoryPage.tsx'
import { LabelsDesk } from './LabelsDesk.tsx'
import { LabelsPage } from './LabelsPage.tsx'
import type { LabelKind, PrintLabel } from './labelTypes.ts'

interface SampleProps {
  kind: LabelKind
  labels: readonly PrintLabel[]
  state?: 'loading' | 'nothing'
}

function Sample({ kind, labels, state }: SampleProps) {
  return (
    <StoryPage>
      <LabelsPage kind={kind} hrefOf={(each) => `#${each}`}>
        <LabelsDesk
          kind={kind}
          items={state === 'loading' ? undefined : itemsOf(labels)}
          isChosen={() => state !== 'nothing'}
          choose={() => undefined}
        />
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

export const NothingChosen: Story = { args: { labels: badgeSamples(12), state: 'nothing' } }

export const NothingToPrint: Story = {
  args: { labels: badgeSamples(12), state: 'nothing' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz')
  },
}

export const Loading: Story = { args: { state: 'loading' } }
