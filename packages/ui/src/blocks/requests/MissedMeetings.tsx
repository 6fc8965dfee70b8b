import { type IsoDay, yearOf } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Button } from '#primitives/Button.tsx'
import { RetryButton } from '#primitives/RetryButton.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Requests.styles.ts'

interface MissedMeeting {
  id: string
  day: IsoDay
  /** `HH:mm`, or empty. */
  start: string
  end: string
  title: string
  /** The colour style of the schedule, 0 to 4. */
  look: number
  /** The people: "organised by Rauf Əliyev". */
  note?: string | undefined
  /** Leads to the meeting. */
  link?: { href: string; onOpen: () => void } | undefined
}

export interface MissedMeetingsProps {
  /** The id of the sentence with their number. */
  labelledBy: string
  today: IsoDay
  /** In the order of their days and times. */
  meetings: readonly MissedMeeting[]
  /** The schedule of the company did not load. */
  failure?: { onRetry: () => void; isRetrying: boolean } | undefined
}

/** From more than these on… */
const many = 8
/** …only so many are shown at first. */
const few = 6

/** The meetings on the chosen days, by day, before the request is sent. */
export function MissedMeetings({ labelledBy, today, meetings, failure }: MissedMeetingsProps) {
  const { t } = useTranslation(['requests', 'common'])
  const { formatDay, formatDayOfYear } = useDayNames()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const hasMore = meetings.length > many
  const shown = hasMore && !isOpen ? meetings.slice(0, few) : meetings
  const days = new Set(shown.map(({ day }) => day))
  return (
    <>
      {meetings.length > 0 && (
        <chakra.ul id={listId} aria-labelledby={labelledBy} css={styles.missed}>
          {[...days].map((day) => (
            <li key={day}>
              <Text size="small" tone="muted">
                {yearOf(day) === yearOf(today) ? formatDayOfYear(day) : formatDay(day)}
              </Text>
              <ul>
                {shown
                  .filter((meeting) => meeting.day === day)
                  .map(({ id, start, end, title, look, note, link }) => (
                    <chakra.li key={id} data-look={look} css={styles.meeting}>
                      <chakra.span css={styles.time}>{[start, end].filter(Boolean).join('–')}</chakra.span>
                      <div>
                        {link ? (
                          <StyledAnchor href={link.href} css={styles.meetingLink} onClick={link.onOpen}>
                            {title}
                          </StyledAnchor>
                        ) : (
                          title
                        )}
                        {note && <chakra.p css={styles.meetingNote}>{note}</chakra.p>}
                      </div>
                    </chakra.li>
                  ))}
              </ul>
            </li>
          ))}
        </chakra.ul>
      )}
      {hasMore && (
        <Button
          variant="quiet"
          size="sm"
          css={styles.more}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('meetings.fewer') : t('meetings.more', { total: meetings.length })}
        </Button>
      )}
      {failure && (
        <Stack gap="2" justifyItems="start" marginTop="3">
          <Text role="status" size="small" tone="muted">
            {t('meetings.failed')}
          </Text>
          <RetryButton
            size="sm"
            label={t('common:failure.retry')}
            isRetrying={failure.isRetrying}
            onRetry={failure.onRetry}
          />
        </Stack>
      )}
    </>
  )
}
