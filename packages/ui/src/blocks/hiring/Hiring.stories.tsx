import { firstStageNames, type Interview, type Stage, stages as stageIds } from '@atrium/contract/hiring'
import { applicationSamples } from '@atrium/contract/hiring/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { inWidePage } from '#testing/StoryPage.tsx'
import {
  EraseDialog,
  History,
  InterviewList,
  MailDialog,
  NoteForm,
  Ratings,
  StageBoard,
  StagesForm,
  VerdictForm,
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
    ...{ ratingCount: id % 3, ownVerdict: null, score: id % 3 ? 3.5 : null, personId: null },
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
      <VerdictForm label="Your rating" submitLabel="Rate" onSubmit={sent} />
      <NoteForm people={[{ value: '2', label: 'Murad Şirinov' }]} draft={{ mentions: '2' }} onSubmit={sent} />
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

const interview: Interview = {
  ...{ meetingId: 'm1', day: '2026-11-24', start: '11:00', end: '12:00', roomname: 'Xəzər' },
  ...{
    organiser: 'Leyla İsmayılova',
    interviewers: ['Leyla İsmayılova', 'Murad Şirinov'],
    answer: 'accepted',
  },
  ...{ isOver: false, isCancelled: false, isAttendee: true },
  ...{ feedback: [], ownFeedback: null, mayGiveFeedback: false },
}

export const Interviews: Story = {
  render: () => (
    <InterviewList
      interviews={[
        {
          ...{ ...interview, meetingId: 'm2', day: '2026-11-16', isOver: true, isAttendee: false },
          feedback: [
            {
              ...{ personId: 2, name: 'Murad Şirinov', verdict: 'yes' },
              ...{ words: 'Explains decisions well.', at: '2026-11-16T10:00:00Z' },
            },
          ],
        },
        { ...interview, meetingId: 'm3', day: '2026-11-17', isOver: true, mayGiveFeedback: true },
        { ...interview, meetingId: 'm4', day: '2026-11-20', isCancelled: true },
        interview,
      ]}
      linkOf={() => ({ href: '#meeting', onOpen: nothing })}
      formOf={({ mayGiveFeedback, meetingId }) =>
        mayGiveFeedback && (
          <VerdictForm
            label="Your feedback on 17 November 2026"
            submitLabel="Give feedback"
            group={meetingId}
            onSubmit={sent}
          />
        )
      }
    />
  ),
}

export const Erasure: Story = {
  render: () => (
    <EraseDialog
      name="Michael Braun"
      data={{
        ...{ references: ['CV-34', 'CV-12'], files: 2, mails: 3, notes: 1, ratings: 2, interviews: 1 },
        isHired: true,
      }}
      isErasing={false}
      onErase={nothing}
      onCancel={nothing}
    />
  ),
}
