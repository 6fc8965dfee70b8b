import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button } from '#primitives/Button.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { AnswerIcon } from './AnswerIcon.tsx'
import { styles } from './MeetingField.styles.ts'
import type { AnswerMark, PersonMark } from './meetingTypes.ts'
import { PersonMarkIcon } from './PersonMarkIcon.tsx'
import type { Fold } from './useDisclosure.ts'

interface AttendeeChipsProps {
  /** Names the list. */
  label: string
  names: readonly string[]
  /** Who of them is shown. */
  fold: Fold
  /** The button that shows those who are folded: "+22 more". */
  moreLabel: (count: number) => string
  /** The availability by name; a missing name has no mark. */
  marks?: Readonly<Record<string, PersonMark>> | undefined
  /** The answer by name; a missing name has none. */
  answers?: Readonly<Record<string, AnswerMark | undefined>> | undefined
  /** With `removeLabel`: they can be taken back. */
  onRemove?: ((name: string, at: number) => void) | undefined
  removeLabel?: ((name: string) => string) | undefined
}

/** The attendees with their availability and their answers; of many the first ones, and the others on demand. */
export function AttendeeChips({
  label,
  names,
  fold,
  moreLabel,
  marks = {},
  answers = {},
  onRemove,
  removeLabel,
}: AttendeeChipsProps) {
  const listRef = useRef<HTMLUListElement>(null)
  if (names.length === 0) return null
  const unfold = () => {
    // The button goes: the focus stays in the list.
    listRef.current?.focus({ preventScroll: true })
    fold.unfold()
  }
  return (
    <chakra.ul ref={listRef} tabIndex={-1} aria-label={label} css={styles.chips}>
      {names.map((name, at) => {
        if (fold.isHidden(name, at)) return null
        const mark = marks[name]
        const answer = answers[name]
        return (
          <chakra.li
            key={name}
            data-kind={mark?.kind}
            data-answered={answer?.kind}
            data-plain={onRemove ? undefined : ''}
            css={styles.chip}
          >
            <chakra.span css={styles.who}>
              <chakra.span minWidth="0" overflowWrap="anywhere">
                {answer?.name ?? name}
              </chakra.span>
              {answer && (
                <chakra.span css={styles.told} data-answer={answer.kind}>
                  <AnswerIcon kind={answer.kind} />
                  {answer.text}
                </chakra.span>
              )}
              {mark && (
                <chakra.span css={styles.mark}>
                  <PersonMarkIcon kind={mark.kind} />
                  {mark.text}
                </chakra.span>
              )}
            </chakra.span>
            {onRemove && (
              <IconButton label={removeLabel?.(name) ?? name} onClick={() => onRemove(name, at)}>
                <CloseIcon />
              </IconButton>
            )}
          </chakra.li>
        )
      })}
      {fold.hidden > 0 && (
        <li>
          <Button variant="quiet" size="sm" minHeight="target" onClick={unfold}>
            {moreLabel(fold.hidden)}
          </Button>
        </li>
      )}
    </chakra.ul>
  )
}
