import { foldText } from '@atrium/contract/core'
import { Combobox, chakra } from '@chakra-ui/react'
import { Fragment, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { Avatar } from '#primitives/Avatar.tsx'
import { Marked, SearchedTexts } from '#primitives/Marked.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { AnswerSummary, AttendeeChips, type AttendeeChipsProps } from './AttendeeChips.tsx'
import { styles } from './MeetingField.styles.ts'
import type { PersonAvailability } from './meetingTypes.ts'
import { type AttendeesOptions, useAttendees } from './useAttendees.ts'
import { useDisclosure } from './useDisclosure.ts'
import { useSuggestions } from './useSuggestions.ts'

export interface AttendeesFieldProps extends AttendeesOptions, Pick<AttendeeChipsProps, 'answers'> {
  /** The availability of the chosen attendees, by name. */
  availability: Readonly<Record<string, PersonAvailability>>
}

/** The attendees: chips before a combobox that suggests people who are not chosen yet (spec 3 and 5). */
export function AttendeesField(props: AttendeesFieldProps) {
  const { availability, answers } = props
  const { t } = useTranslation('meeting')
  const inputRef = useRef<HTMLInputElement>(null)
  const activeRef = useRef<HTMLDivElement>(null)
  const attendees = useAttendees(props)
  const { chosen, invited } = attendees
  const fold = useDisclosure(chosen)
  const { combobox, items, active, choose, input, close } = useSuggestions(attendees, fold)

  useEffect(() => {
    const row = activeRef.current
    // A row under the pointer stays where it is.
    if (active && !row?.matches(':hover')) row?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <FieldFrame
      label={t('fields.attendees')}
      hint={chosen.length === 0 ? t('attendees.hint') : undefined}
      error={attendees.error}
      after={
        <>
          <VisuallyHidden role="status">{attendees.said}</VisuallyHidden>
          <chakra.p role="status" css={styles.note}>
            {attendees.error ? '' : attendees.note}
          </chakra.p>
          <AnswerSummary answers={answers} />
        </>
      }
    >
      {(control) => (
        <Combobox.RootProvider value={combobox} unstyled lazyMount unmountOnExit>
          <Combobox.Control css={styles.box}>
            <AttendeeChips
              names={chosen}
              fold={fold}
              people={props.people}
              invitees={invited}
              answers={answers}
              availability={availability}
              onRemove={(name) => {
                attendees.remove(name)
                inputRef.current?.focus()
              }}
            />
            <chakra.input
              {...input}
              {...control}
              ref={inputRef}
              autoCapitalize="words"
              maxLength={2000}
              enterKeyHint="done"
              css={styles.input}
              onChange={(event) => {
                input.onChange?.(event)
                attendees.type(event.target.value)
              }}
              onFocus={(event) => {
                input.onFocus?.(event)
                attendees.onFocus()
              }}
              onBlur={(event) => {
                input.onBlur?.(event)
                close()
                // Not when the window loses the focus and the box has it still.
                if (document.activeElement !== event.target) attendees.settle()
                attendees.onBlur()
              }}
            />
          </Combobox.Control>
          <Combobox.Positioner>
            <Combobox.Content
              aria-label={t('attendees.suggestions')}
              // biome-ignore lint/a11y/useValidAriaValues: empty, because the library names a label that is not its own.
              aria-labelledby=""
              css={styles.list}
            >
              <SearchedTexts value={{ wanted: [foldText(attendees.typed)], foldText }}>
                {items.map((item, at) => (
                  <Fragment key={item.value}>
                    {item.isNew && at > 0 && <chakra.div role="presentation" css={styles.line} />}
                    <Combobox.Item
                      ref={item === active ? activeRef : undefined}
                      item={item}
                      aria-selected={item === active}
                      onClick={() => choose(item)}
                      css={styles.option}
                    >
                      {item.isNew &&
                        (item.email
                          ? t('attendees.addGuest', { email: item.email })
                          : t('attendees.add', { name: item.name }))}
                      {!item.isNew && (
                        <>
                          <Avatar fullname={item.name} photo={item.photo} />
                          <Marked>{item.name}</Marked>
                        </>
                      )}
                      {item.detail && <chakra.span css={styles.detail}>{item.detail}</chakra.span>}
                    </Combobox.Item>
                  </Fragment>
                ))}
              </SearchedTexts>
            </Combobox.Content>
          </Combobox.Positioner>
        </Combobox.RootProvider>
      )}
    </FieldFrame>
  )
}
