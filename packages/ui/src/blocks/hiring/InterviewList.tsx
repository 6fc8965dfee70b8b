import { formatDay } from '@atrium/contract/core'
import type { Interview } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Link } from '#primitives/Link.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Hiring.styles.ts'
import { Verdict } from './Ratings.tsx'

interface InterviewListProps {
  interviews: readonly Interview[]
  /** The link to the meeting, in the own schedule. */
  linkOf: (interview: Interview) => { href: string; onOpen: () => void }
  /** The form for the own feedback. */
  formOf: (interview: Interview) => ReactNode
}

/** The interviews of an application in the order of their time, with what the interviewers say. */
export function InterviewList({ interviews, linkOf, formOf }: InterviewListProps) {
  const { t } = useTranslation('candidate')
  const language = useReaderLanguage()
  if (interviews.length === 0)
    return (
      <Text size="small" tone="muted">
        {t('interviews.none')}
      </Text>
    )
  return (
    <ul aria-label={t('interviews.heading')}>
      {interviews.map((interview) => {
        const { meetingId, start, end, roomname, interviewers, isAttendee, isCancelled } = interview
        const { feedback, ownFeedback, mayGiveFeedback } = interview
        const day = formatDay(interview.day, language)
        const { href, onOpen } = linkOf(interview)
        return (
          <chakra.li key={meetingId} css={styles.rating}>
            <chakra.div css={styles.ratingHead}>
              <strong>{t('interviews.when', { day, start, end })}</strong>
              <State {...interview} />
            </chakra.div>
            {!isCancelled && (
              <small>
                {[roomname, t('interviews.with', { names: interviewers.join(', ') })]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            )}
            {isAttendee && !isCancelled && (
              <div>
                <Link href={href} aria-label={t('interviews.openOn', { day })} onClick={onOpen}>
                  {t('interviews.open')}
                </Link>
              </div>
            )}
            {feedback.map((one) => (
              <div key={one.personId}>
                <Verdict {...one} />
              </div>
            ))}
            {mayGiveFeedback && !ownFeedback && feedback.length === 0 && (
              <Text size="small" tone="muted">
                {t('interviews.hidden')}
              </Text>
            )}
            {formOf(interview)}
          </chakra.li>
        )
      })}
    </ul>
  )
}

/** The answer of the applicant, until the interview is over. */
function State({ isCancelled, isOver, answer }: Interview) {
  const { t } = useTranslation('candidate')
  if (isCancelled) return <Tag tone="over">{t('interviews.cancelled')}</Tag>
  if (isOver) return <Tag tone="quiet">{t('interviews.over')}</Tag>
  return (
    <Tag tone={answer === 'declined' ? 'over' : 'active'}>{t(`interviews.answers.${answer ?? 'none'}`)}</Tag>
  )
}
