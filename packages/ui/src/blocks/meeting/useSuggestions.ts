import { type KeyboardEvent, useEffect, useState } from 'react'
import type { AttendeesTexts } from './meetingTypes.ts'
import type { AttendeeOption, useAttendees } from './useAttendees.ts'

/**
 * The list under the box of the attendees, by the pattern of an editable combobox: Down and Up go through it from
 * either end, Enter takes, Escape closes it (and not the dialog), Backspace in the empty box takes the last name back.
 */
export function useSuggestions(attendees: ReturnType<typeof useAttendees>, texts: AttendeesTexts) {
  const { options, typed, chosen, add, settle, remove, say, type } = attendees
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState(-1)
  const isShown = isOpen && options.length > 0
  const at = Math.min(place, options.length - 1)
  const active = isShown ? options[at] : undefined
  const found = options.filter((option) => !option.isNew).length

  useEffect(() => {
    if (isOpen) say(texts.found(found))
  }, [isOpen, found, say, texts])

  const open = (start = -1) => {
    setOpen(true)
    setPlace(start)
  }
  const take = (option: AttendeeOption) => {
    add(option.name)
    setOpen(false)
    setPlace(-1)
  }
  const move = (by: 1 | -1) => {
    const last = options.length - 1
    if (!isShown) open(by > 0 ? 0 : last)
    else setPlace(by > 0 ? (at >= last ? 0 : at + 1) : at <= 0 ? last : at - 1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // A key of a composition is no command. Safari sends its last key, 229, after the end of the composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const { key } = event
    if (key === 'Backspace' && typed === '') {
      const last = chosen.at(-1)
      if (last !== undefined) remove(last)
      return
    }
    if (key === 'Escape' ? !isShown : !['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) return
    event.preventDefault()
    if (key === 'Escape') setOpen(false)
    else if (key !== 'Enter') move(key === 'ArrowDown' ? 1 : -1)
    else if (active) take(active)
    // It may be a part of a suggested name: the person takes that name, or the row that adds a guest.
    else if (found > 0 && found < options.length) open()
    else settle()
  }

  return {
    isShown,
    active,
    at,
    take,
    onKeyDown,
    onClick: () => !isOpen && open(),
    onBlur: () => setOpen(false),
    onType: (text: string) => {
      type(text)
      open()
    },
  }
}
