import { firstStageNames, type Stage, stages as stageIds } from '@atrium/contract/hiring'
import { applicationSamples } from '@atrium/contract/hiring/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { inWidePage } from '#testing/StoryPage.tsx'
import { History,
  MailDialog,
  NoteForm,
  RatingForm,
  Ratings,
  StageBoard,
  StagesForm,
} from './index.ts'

const nothing = () => undefined
const sent = async () => undefined

const stages = stageIds.map((id) => ({ id, names: firstStageNames[id] }))

const applications = applicationSamples.map(
  ({ id, firstName, lastName, vacancyId, language, stage, receivedDaysAgo, tags }) => ({
    ...{ id, firstName, lastName, vacancyId, language, stage, tags: [...tags] },
    ...{ revision: 1, reference: `CV-${id}`, position: 'Senior React developer', ownerId: id % 3 || null },
    receivedAt: `2026-11-${String(28 - (receivedDaysAgo % 28)).padStart(2, '0')}T08:00:00Z`,
    stageAt: '2026-11-10T08:00:00Z',
    ...{ ratingCount: id % 3, ownVerdict: null, score: id % 3 ? 3.5 : null },
  }),
)

function Sample() {
  const [shown, setShown] = useState(applications)
  const [unfolded, setUnfolded] = useState<Stage[]>([])
  return (
    <StageBoard
      stages={stages}
      applications={shown}
      unfolded={unfolded}
      onUnfold={setUnfolded}
      today="2026-11-18"
      canMove
      note={undefined}
      hrefOf={() => '#application'}
      vacancyOf={({ position }) => position}
      ownerOf={({ ownerId }) => (ownerId ? 'Leyla İsmayılova' : '')}
      excerptOf={() => undefined}
      onMoveTo={({ id }, stage) => setShown(shown.map((one) => (one.id === id ? { ...one, stage } : one)))}
      onMove={(id, stage) => setShown(shown.map((one) => (one.id === id ? { ...one, stage } : one)))}
    />
  )
}

const meta: Meta<typeof Sample> = {
  title: 'Staff/Hiring',
  component: Sample,
  decorators: [inWidePage],
}

export default meta
type Story = StoryObj<typeof Sample>

export const Board: Story = {}

export const OfOnePerson: Story = {
  render: () => (
    <>
      <Ratings
        ratingCount={1}
        ratings={[
          {
            ...{ personId: 1, name: 'Elvin Rzayev', verdict: 'strongYes' },
            ...{ words: 'Knows accessibility.', at: '2026-11-17T08:00:00Z' },
          },
        ]}
        reviewers={[{ id: 2, name: 'Murad Şirinov', hasRated: false }]}
      />
      <RatingForm isChange={false} onSubmit={sent} />
      <NoteForm people={[{ id: 2, name: 'Murad Şirinov' }]} draft={{ mentions: '2' }} onSubmit={sent} />
      <History
        stageName={(stage) => firstStageNames[stage].EN}
        nameOf={() => 'Murad Şirinov'}
        onDeleteNote={nothing}
        events={[
          {
            ...{ id: 2, kind: 'note', at: '2026-11-17T08:00:00Z', by: 'Leyla Əliyeva', isOwn: true },
            data: { text: 'Call on Monday.', mentions: [2] },
          },
          {
            ...{ id: 1, kind: 'received', at: '2026-11-16T08:00:00Z', by: null, isOwn: false },
            data: {},
          },
        ]}
      />
    </>
  ),
}

export const Mail: Story = {
  render: () => (
    <MailDialog
      title="Move Michael Braun to “Interview”"
      lead="The applicant reads English."
      submitLabel="Move and send the email"
      templates={[{ id: 1, name: 'Invitation to an interview' }]}
      fieldsOf={() => ({ subject: 'Interview', text: 'Dear Michael,' })}
      withoutMail={{ onPress: nothing, isLoading: false }}
      onCancel={nothing}
      onSubmit={sent}
    />
  ),
}

export const Stages: Story = {
  render: () => (
    <StagesForm
      draft={{
        order: stageIds.join(','),
        ...Object.fromEntries(
          stages.flatMap(({ id, names }) =>
            Object.entries(names).map(([language, name]) => [`name${language}${id}`, name]),
          ),
        ),
      }}
      onSubmit={sent}
    />
  ),
}
