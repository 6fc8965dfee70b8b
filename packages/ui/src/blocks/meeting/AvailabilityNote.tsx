import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useRef } from 'react'
import { useForm } from 'react-final-form'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { meetingFieldRecipe } from './MeetingField.recipe.ts'

/** A time that would do, and how it is offered: "Use Tue 24 November, 10:15–11:15". */
interface TimeOffer {
  label: string
  /** As the form's date has it: `2026/11/24`. */
  day: string
  start: string
  end: string
}

export interface AvailabilityNoteProps {
  /** "Everyone is free."; missing while the availability is unknown. */
  text?: string | undefined
  /** The holiday of that day, in a sentence. */
  holiday?: string | undefined
  /** Whether an attendee is busy or away; the text has another colour then. */
  isClash: boolean
  /** Above the offers: "Times when everyone is free". */
  offersLabel: string
  offers: readonly TimeOffer[]
  /** The request failed; the meeting can still be saved. */
  retry?: { label: string; onRetry: () => void; isRetrying: boolean } | undefined
}

/** The availability of the attendees at the meeting's time, and the next times at which all are free. */
export function AvailabilityNote(props: AvailabilityNoteProps) {
  const { text, holiday, isClash, offersLabel, offers, retry } = props
  const styles = useSlotRecipe({ recipe: meetingFieldRecipe })()
  const ref = useRef<HTMLDivElement>(null)
  const form = useForm()
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
          {offers.map((offer) => (
            <li key={`${offer.day}${offer.start}`}>
              <Button variant="outline" size="sm" css={styles.offer} onClick={() => use(offer)}>
                {offer.label}
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  )
}
