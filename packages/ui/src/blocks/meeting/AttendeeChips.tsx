import type { AnswerState, Attendee, AvailabilityState } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#primitives/Avatar.tsx'
import { Button } from '#primitives/Button.tsx'
import { Icon } from '#primitives/Icon.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { AnswerIcon, type AnswerKind } from './AnswerIcon.tsx'
import { styles } from './MeetingField.styles.ts'
import type { PersonAvailability } from './meetingTypes.ts'
import type { Fold } from './useDisclosure.ts'

export interface AttendeeChipsProps {
  names: readonly string[]
  /** The visible ones. */
  fold: Fold
  /** The colleagues, among whom the attendees have their photos. @default none */
  people?: readonly { name: string; photo?: string | null | undefined }[] | undefined
  /** The attendees who get invitations; left out for a meeting of the company's schedule. */
  invitees?: readonly Attendee[] | undefined
  /** The answers of notified attendees, by name; `waiting` while there is none. */
  answers?: Readonly<Record<string, AnswerState | 'waiting'>> | undefined
  /** The availability by name; a missing name has no mark. */
  availability?: Readonly<Record<string, PersonAvailability>> | undefined
  /** Left out where they are only read. */
  onRemove?: ((name: string) => void) | undefined
}

interface AttendeeMark {
  kind: AnswerKind
  /** "accepted" */
  text: string
  /** The address of a guest who has no other name. */
  shownName?: string
}

/** The attendees with their availability and their answers; of many the first ones, and the others on demand. */
export function AttendeeChips(props: AttendeeChipsProps) {
  const { names, fold, people, invitees, answers = {}, availability = {}, onRemove } = props
  const { t } = useTranslation('meeting')
  const listRef = useRef<HTMLUListElement>(null)
  const photos = useMemo(() => new Map(people?.map(({ name, photo }) => [name, photo])), [people])
  if (names.length === 0) return null
  const unfold = () => {
    // The button goes: the focus stays in the list.
    listRef.current?.focus({ preventScroll: true })
    fold.unfold()
  }
  /** What an attendee has answered, or that the attendee is a guest, or is not invited. */
  const markOf = (name: string): AttendeeMark | undefined => {
    if (!invitees) return undefined
    const invited = invitees.find((one) => one.name === name)
    if (!invited) return { kind: 'untold', text: t('people.untold') }
    const { email } = invited
    const kind = answers[name]
    const text = kind && t(`people.answers.${kind}`)
    if (email === undefined) return kind && text ? { kind, text } : undefined
    // A guest who was invited by the address alone is named by it.
    const isNameless = email === name || email.startsWith(`${name}@`)
    const guest = isNameless ? t('people.guestByAddress') : t('people.guest', { email })
    return {
      kind: kind && kind !== 'waiting' ? kind : 'guest',
      text: text ? `${guest}, ${text}` : guest,
      ...(isNameless && { shownName: email }),
    }
  }
  return (
    <chakra.ul
      ref={listRef}
      tabIndex={-1}
      aria-label={t(onRemove ? 'attendees.chosen' : 'fields.attendees')}
      css={styles.chips}
    >
      {names.map((name, at) => {
        if (fold.isHidden(name, at)) return null
        const person = availability[name]
        const answer = markOf(name)
        return (
          <chakra.li
            key={name}
            data-kind={person?.state}
            data-answered={answer?.kind}
            data-plain={onRemove ? undefined : ''}
            css={styles.chip}
          >
            <Avatar fullname={name} photo={photos.get(name)} />
            <chakra.span css={styles.who}>
              <chakra.span minWidth="0" overflowWrap="anywhere">
                {answer?.shownName ?? name}
              </chakra.span>
              {answer && (
                <chakra.span css={styles.answered} data-answer={answer.kind}>
                  <AnswerIcon kind={answer.kind} />
                  {answer.text}
                </chakra.span>
              )}
              {person && (
                <chakra.span css={styles.mark}>
                  <PersonMarkIcon state={person.state} />
                  {isElsewhere(person)
                    ? t('availability.elsewhereState', { state: t(`availability.states.${person.state}`) })
                    : t(`availability.states.${person.state}`)}
                </chakra.span>
              )}
            </chakra.span>
            {onRemove && (
              <IconButton label={t('attendees.remove', { name })} onClick={() => onRemove(name)}>
                <CloseIcon />
              </IconButton>
            )}
          </chakra.li>
        )
      })}
      {fold.hidden > 0 && (
        <li>
          <Button variant="quiet" size="sm" minHeight="target" onClick={unfold}>
            {t('attendees.more', { number: fold.hidden })}
          </Button>
        </li>
      )}
    </chakra.ul>
  )
}

/** Whether a person works elsewhere at the time; a person who is away does not. */
const isElsewhere = ({ state, worksElsewhere }: PersonAvailability) => state !== 'away' && worksElsewhere

/** "2 accepted, 1 without an answer" */
export function AnswerSummary({ answers = {} }: Pick<AttendeeChipsProps, 'answers'>) {
  const { t } = useTranslation('meeting')
  const parts = (['accepted', 'maybe', 'declined', 'waiting'] as const).flatMap((state) => {
    const number = Object.values(answers).filter((one) => one === state).length
    return number > 0 ? [t(`people.counts.${state}`, { number })] : []
  })
  return parts.length > 0 && <chakra.p css={styles.note}>{parts.join(', ')}</chakra.p>
}

const circle = 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z'

const paths: Record<AvailabilityState, string> = {
  free: 'm5 12.5 4.5 4.5L19 7.5',
  busy: `${circle}M8.5 12h7`,
  tentative: `${circle}M12 8v4l2.5 2`,
  away: 'M14 5H6.5v14H14M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
  unknown: `${circle}M9.9 10a2.1 2.1 0 1 1 2.9 1.9c-.5.2-.8.6-.8 1.1v.3M12 15.8v.1`,
}

/** The icon of a person’s availability; the word is beside it. */
const PersonMarkIcon = ({ state }: { state: AvailabilityState }) => (
  <Icon d={paths[state]} fontSize="0.8125rem" />
)
