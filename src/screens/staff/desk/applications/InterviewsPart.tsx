import { formatDay, type ReplyOf } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import { type Application, interviewTitle, type Stage } from '@atrium/contract/hiring'
import type { listDirectory } from '@atrium/contract/meetings'
import { fullNameOf } from '@atrium/contract/people'
import { Button, LinkButton, Text } from '@atrium/ui'
import { applicantName, InterviewList } from '@atrium/ui/hiring'
import { PersonPart } from '@atrium/ui/people'
import { useTranslation } from 'react-i18next'
import { useGiveFeedbackMutation } from '#api/candidatesApi.ts'
import { useMoveApplicationMutation } from '#api/hiringApi.ts'
import { useListDirectoryQuery } from '#api/meetingsApi.ts'
import { href } from '#config/site.ts'
import { meetingHash, newMeetingName } from '#features/schedule/meetingHash.ts'
import { proposeMeeting } from '#features/schedule/proposedMeeting.ts'
import { useScheduleLink } from '#features/schedule/useScheduleLink.ts'
import type { OverPageState } from '#hooks/overPage.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useToday } from '#hooks/useNow.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { VerdictPart } from './VerdictPart.tsx'

interface InterviewsPartProps {
  application: Application
  stageName: (stage: Stage) => string
}

/** The stages in which a booked interview is news. */
const before: readonly Stage[] = ['new', 'review']

/** Saved or discarded, the form of the meeting leads back to the application. */
const over: OverPageState = { isOverPage: true }

/** The interviews of an application, and the way to the form of a meeting with the applicant. */
export function InterviewsPart({ application, stageName }: InterviewsPartProps) {
  const { t } = useTranslation('candidate')
  const today = useToday()
  const { firstName, lastName } = useStaffUser()
  const { openSchedule, linkOf } = useScheduleLink()
  const { language } = useLanguage()
  const { data: directory, isError } = useListDirectoryQuery(language)
  const [move] = useMoveApplicationMutation()
  const [giveFeedback] = useGiveFeedbackMutation()
  const { busy, act, failure } = useMutationToast<'move'>('applications:failure')
  const { id, revision, stage, contact, interviews, reviewers, isManaged } = application
  const isBooked = interviews.some(({ isOver, isCancelled }) => !isOver && !isCancelled)
  const propose = (email: string) => {
    const name = applicantName(application)
    const ownName = fullNameOf({ name: firstName, surname: lastName })
    const colleagues = reviewers.flatMap((one) => (one.name === ownName ? [] : [one.name]))
    proposeMeeting({
      title: interviewTitle(application),
      attendees: [...new Set([name, ...colleagues])],
      invitees: [{ name, email }, ...colleagues.flatMap((one) => inviteeOf(one, directory?.list ?? []))],
    })
    openSchedule(addDays(today, 1))
  }
  const isMoveOffered = isManaged && isBooked && before.includes(stage)
  const moveToInterviews = () => move({ id, stage: 'interview', revision, mail: null }).unwrap()
  return (
    <PersonPart
      heading={t('interviews.heading')}
      lead={contact ? t('interviews.bookLead') : undefined}
      failure={failure}
      actions={
        <>
          {isMoveOffered && (
            <Button
              size="sm"
              isLoading={busy === 'move'}
              onClick={() => void act('move', moveToInterviews, undefined)}
            >
              {t('interviews.move', { stage: stageName('interview') })}
            </Button>
          )}
          {/* The directory has the accounts of the reviewers, who are invited. */}
          {contact && (directory || isError) && (
            <LinkButton
              size="sm"
              variant="outline"
              href={href('calendar') + meetingHash(newMeetingName)}
              state={over}
              onClick={() => propose(contact.email)}
            >
              {t('interviews.book')}
            </LinkButton>
          )}
        </>
      }
    >
      <InterviewList
        interviews={interviews}
        linkOf={({ meetingId, day }) => linkOf({ id: meetingId, day })}
        formOf={({ meetingId, day, mayGiveFeedback, ownFeedback }) =>
          mayGiveFeedback && (
            <VerdictPart
              label={t('interviews.own', { day: formatDay(day, language) })}
              submitLabel={t(ownFeedback ? 'interviews.change' : 'interviews.give')}
              savedText={t('interviews.given')}
              group={`verdict-${meetingId}`}
              draftKey={`${staffKey}interviewFeedback.${meetingId}`}
              verdict={ownFeedback?.verdict}
              words={ownFeedback?.words}
              send={(feedback) => giveFeedback({ id, meetingId, ...feedback }).unwrap()}
            />
          )
        }
      />
      {isMoveOffered && <Text size="small">{t('interviews.moveLead', { stage: stageName(stage) })}</Text>}
    </PersonPart>
  )
}

/** A colleague with an account is invited; of namesakes the form asks which one is meant. */
function inviteeOf(name: string, directory: readonly ReplyOf<typeof listDirectory>[number][]) {
  const [found, ...namesakes] = directory.filter((one) => one.name === name)
  return found?.hasAccount && namesakes.length === 0 ? [{ name, personId: found.id }] : []
}
