import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Button } from '#primitives/Button.tsx'
import { RetryButton } from '#primitives/RetryButton.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Requests.styles.ts'

interface MissedMeeting {
  id: string
  day: string
  dayName: string
  time: string
  title: string
  look: number
  note?: string | undefined
  link?: { href: string; onOpen: () => void } | undefined
}

export interface MissedMeetingsProps {
  /** The id of the sentence that says how many they are. */
  labelledBy: string
  /**
   * In the order of their days and times. `day` is `YYYY-MM-DD`, `dayName` "Tuesday 24 November", `time` "09:00–09:30", `look`
   * (0 to 4) the colour style of the schedule, `note` the people ("organised by Rauf Əliyev"), `link` leads to the meeting.
   */
  meetings: readonly MissedMeeting[]
  /** Shows those that stand back while there are many, and hides them again. */
  moreLabel: string
  fewerLabel: string
  /** That some of them are not known, and a way to ask again. */
  failure?: { text: string; retryLabel: string; onRetry: () => void; isRetrying: boolean } | undefined
}

/** From more than these on… */
const many = 8
/** …only so many are shown at first. */
const few = 6

/** The meetings that fall on the chosen days, by day: said before the request is sent. */
export function MissedMeetings({
  labelledBy,
  meetings,
  moreLabel,
  fewerLabel,
  failure,
}: MissedMeetingsProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const hasMore = meetings.length > many
  const shown = hasMore && !isOpen ? meetings.slice(0, few) : meetings
  const days = new Map(shown.map(({ day, dayName }) => [day, dayName]))
  return (
    <>
      {meetings.length > 0 && (
        <chakra.ul id={listId} aria-labelledby={labelledBy} css={styles.missed}>
          {[...days].map(([day, name]) => (
            <li key={day}>
              <Text size="small" tone="muted">
                {name}
              </Text>
              <ul>
                {shown
                  .filter((meeting) => meeting.day === day)
                  .map(({ id, time, title, look, note, link }) => (
                    <chakra.li key={id} data-look={look} css={styles.meeting}>
                      <chakra.span css={styles.time}>{time}</chakra.span>
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
          {isOpen ? fewerLabel : moreLabel}
        </Button>
      )}
      {failure && (
        <Stack gap="2" justifyItems="start" marginTop="3">
          <Text role="status" size="small" tone="muted">
            {failure.text}
          </Text>
          <RetryButton
            size="sm"
            label={failure.retryLabel}
            isRetrying={failure.isRetrying}
            onRetry={failure.onRetry}
          />
        </Stack>
      )}
    </>
  )
}
