import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { AnswerIcon } from './AnswerIcon.tsx'
import { meetingFieldRecipe } from './MeetingField.recipe.ts'
import type { AnswerMark, PersonMark } from './meetingTypes.ts'
import { PersonMarkIcon } from './PersonMarkIcon.tsx'

interface AttendeeChipsProps {
  /** Names the list. */
  label: string
  names: readonly string[]
  /** The availability by name; a missing name has no mark. */
  marks?: Readonly<Record<string, PersonMark>> | undefined
  /** The answer by name; a missing name has none. */
  answers?: Readonly<Record<string, AnswerMark | undefined>> | undefined
  /** With `removeLabel`: they can be taken back. */
  onRemove?: ((name: string, at: number) => void) | undefined
  removeLabel?: ((name: string) => string) | undefined
}

/** The attendees with their availability and their answers. */
export function AttendeeChips({
  label,
  names,
  marks = {},
  answers = {},
  onRemove,
  removeLabel,
}: AttendeeChipsProps) {
  const styles = useSlotRecipe({ recipe: meetingFieldRecipe })()
  if (names.length === 0) return null
  return (
    <chakra.ul aria-label={label} css={styles.chips}>
      {names.map((name, at) => {
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
            <chakra.span minWidth="0" paddingBlock="1" overflowWrap="anywhere">
              {name}
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
            {onRemove && (
              <IconButton label={removeLabel?.(name) ?? name} onClick={() => onRemove(name, at)}>
                <CloseIcon />
              </IconButton>
            )}
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
