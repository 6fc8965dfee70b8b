import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Fragment, useEffect, useId, useRef } from 'react'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { fieldError } from '#forms/fieldError.ts'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { AttendeeChips } from './AttendeeChips.tsx'
import { meetingFieldRecipe } from './MeetingField.recipe.ts'
import type { PersonMark } from './meetingTypes.ts'
import { type AttendeesOptions, useAttendees } from './useAttendees.ts'
import { useSuggestions } from './useSuggestions.ts'

export interface AttendeesFieldProps extends AttendeesOptions {
  /** How those who were chosen stand to the meeting's time, by name. */
  marks: Readonly<Record<string, PersonMark>>
}

/** The attendees: chips in front of a combobox whose list suggests who is not chosen yet (spec 3 and 5). */
export function AttendeesField(props: AttendeesFieldProps) {
  const { texts, marks } = props
  const styles = useSlotRecipe({ recipe: meetingFieldRecipe })()
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const attendees = useAttendees(props)
  const { chosen, typed, options } = attendees
  const list = useSuggestions(attendees, texts)
  const optionId = (at: number) => `${id}-${at}`

  useEffect(() => {
    if (list.isShown) listRef.current?.scrollIntoView?.({ block: 'nearest' })
  }, [list.isShown])
  useEffect(() => {
    if (list.active) document.getElementById(`${id}-${list.at}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [list.active, list.at, id])

  return (
    <FieldFrame
      label={texts.label}
      hint={chosen.length === 0 ? texts.hint : undefined}
      error={fieldError(attendees.meta)}
      after={
        <>
          <VisuallyHidden role="status">{attendees.said}</VisuallyHidden>
          <chakra.p role="status" css={styles.note}>
            {attendees.note}
          </chakra.p>
        </>
      }
    >
      {(control) => (
        <chakra.div css={styles.box}>
          <AttendeeChips
            label={texts.chosen}
            names={chosen}
            marks={marks}
            removeLabel={texts.remove}
            onRemove={(name) => {
              attendees.remove(name)
              inputRef.current?.focus()
            }}
          />
          <chakra.div css={styles.drop}>
            <chakra.input
              {...control}
              ref={inputRef}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              maxLength={200}
              enterKeyHint="done"
              aria-autocomplete="list"
              aria-expanded={list.isShown}
              aria-controls={list.isShown ? `${id}-list` : undefined}
              aria-activedescendant={list.active ? optionId(list.at) : undefined}
              value={typed}
              css={styles.input}
              onChange={(event) => list.onType(event.target.value)}
              onKeyDown={list.onKeyDown}
              onClick={list.onClick}
              onFocus={attendees.onFocus}
              onBlur={(event) => {
                list.onBlur()
                // Not when the window loses the focus and the box has it still.
                if (document.activeElement !== event.target) attendees.settle()
                attendees.onBlur()
              }}
            />
            {list.isShown && (
              <chakra.ul
                ref={listRef}
                id={`${id}-list`}
                role="listbox"
                aria-label={texts.suggestions}
                css={styles.list}
                // The box keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
              >
                {options.map((option, at) => (
                  // Two people may share their name.
                  <Fragment key={optionId(at)}>
                    {option.isNew && at > 0 && <chakra.li role="presentation" css={styles.line} />}
                    <chakra.li
                      id={optionId(at)}
                      role="option"
                      aria-selected={option === list.active}
                      css={styles.option}
                      onClick={() => list.take(option)}
                    >
                      {option.isNew ? texts.add(option.name) : option.name}
                      {option.detail && <chakra.span css={styles.detail}>{option.detail}</chakra.span>}
                    </chakra.li>
                  </Fragment>
                ))}
              </chakra.ul>
            )}
          </chakra.div>
        </chakra.div>
      )}
    </FieldFrame>
  )
}
