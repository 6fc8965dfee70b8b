import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useForm } from 'react-final-form'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { AvailabilityGrid, type AvailabilityGridProps } from './AvailabilityGrid.tsx'
import { styles } from './MeetingField.styles.ts'

/** A time that would do. */
interface TimeOffer {
  /** The name of its button: "Use Tue 24 November, 10:15–11:15". */
  label: string
  /** Above the times of one day: "Tue 24 November". */
  dayText: string
  /** As the form's date has it: `2026/11/24`. */
  day: string
  start: string
  end: string
}

export interface AvailabilityNoteProps {
  /** "Everyone is free."; missing while the availability is unknown. */
  text?: string | undefined
  /** The holiday of that day, or that it is a weekend, in a sentence. */
  holiday?: string | undefined
  /** Whether an attendee is busy or away; the text has another colour then. */
  isClash: boolean
  /** Names the offers: "Times when everyone is free". */
  offersLabel: string
  offers: readonly TimeOffer[]
  /** The request failed; the meeting can still be saved. */
  retry?: { label: string; onRetry: () => void; isRetrying: boolean } | undefined
  /** Left out while the form has no day. */
  grid?: AvailabilityGridProps | undefined
}

/** The availability of the attendees at the meeting's time, the next times at which all are free, and the day of each. */
export function AvailabilityNote(props: AvailabilityNoteProps) {
  const { text, holiday, isClash, offersLabel, offers, retry, grid } = props
  const ref = useRef<HTMLDivElement>(null)
  const form = useForm()
  const days = [...new Set(offers.map(({ dayText }) => dayText))]
  const use = ({ day, start, end }: TimeOffer) => {
    // The buttons disappear with the answer; the focus goes to the region of the next answer.
    ref.current?.focus({ preventScroll: true })
    form.batch(() => {
      form.change('day', day)
      form.change('start', start)
      form.change('end', end)
    })
  }
  return (
    <chakra.div ref={ref} tabIndex={-1} css={styles.free}>
      <chakra.div role="status" css={styles.answer}>
        {holiday && (
          <Text size="small" color="holiday.fg">
            {holiday}
          </Text>
        )}
        {text && (
          <Text size="small" tone={isClash ? 'danger' : 'muted'}>
            {text}
          </Text>
        )}
      </chakra.div>
      {retry && (
        <Button
          variant="quiet"
          size="sm"
          css={styles.ask}
          isLoading={retry.isRetrying}
          onClick={retry.onRetry}
        >
          {retry.label}
        </Button>
      )}
      {offers.length > 0 && (
        <chakra.ul aria-label={offersLabel} css={styles.offers}>
          {days.map((dayText) => (
            <li key={dayText}>
              <Text size="small">{dayText}</Text>
              <chakra.div css={styles.offered}>
                {offers
                  .filter((offer) => offer.dayText === dayText)
                  .map((offer) => (
                    <Button
                      key={offer.start}
                      variant="outline"
                      size="sm"
                      aria-label={offer.label}
                      css={styles.offer}
                      onClick={() => use(offer)}
                    >
                      {`${offer.start}–${offer.end}`}
                    </Button>
                  ))}
              </chakra.div>
            </li>
          ))}
        </chakra.ul>
      )}
      {grid && <AvailabilityGrid {...grid} />}
    </chakra.div>
  )
}
