import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { requestsRecipe } from './Requests.recipe.ts'

/** The parts of the form that can be wrong, in their order. */
export type WrongPart = 'days' | 'start' | 'end' | 'message'

export interface OffDayPageProps {
  heading: string
  lead: string
  /** A `DayCalendar`. */
  calendar: ReactNode
  /** A `TimePart`. */
  time: ReactNode
  /** A `RequestPart`. */
  request: ReactNode
  /** Sends it; gives the first part that is wrong, which then gets the focus. */
  onSubmit: () => WrongPart | undefined
  /** The person's own requests: an `OwnRequests`. */
  own: ReactNode
}

const places: Record<WrongPart, string> = {
  days: '[data-part=days] [role=gridcell][tabindex="0"]',
  start: '[data-part=start]',
  end: '[data-part=end]',
  message: '[data-part=message]',
}

/** Off Day Request (spec 2): the month on the left, the message on the right, one's own requests below. */
export function OffDayPage({ heading, lead, calendar, time, request, onSubmit, own }: OffDayPageProps) {
  const styles = useSlotRecipe({ recipe: requestsRecipe })()
  const formRef = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = onSubmit()
    // In the next frame, when what is wrong stands beside it.
    if (wrong)
      window.requestAnimationFrame(() => {
        const place = formRef.current?.querySelector<HTMLElement>(places[wrong])
        place?.focus()
        place?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' })
      })
  }
  return (
    <chakra.div css={styles.page}>
      <chakra.form ref={formRef} noValidate aria-label={heading} css={styles.form} onSubmit={submit}>
        <chakra.div css={styles.head}>
          <Heading level={1} size="h2">
            {heading}
          </Heading>
          <Text tone="muted" isProse marginTop="2">
            {lead}
          </Text>
        </chakra.div>
        <chakra.div data-tone="light" css={styles.card}>
          {calendar}
          {time}
        </chakra.div>
        <chakra.div css={styles.request}>{request}</chakra.div>
      </chakra.form>
      {own}
    </chakra.div>
  )
}
