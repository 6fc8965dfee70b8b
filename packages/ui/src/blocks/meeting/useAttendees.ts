import { useMemo, useState } from 'react'
import { useField } from 'react-final-form'
import { asTyped } from '#forms/asTyped.ts'
import { fieldError } from '#forms/fieldError.ts'
import type { AttendeesTexts } from './meetingTypes.ts'

/** A person who can be suggested. */
interface Attendable {
  name: string
  /** What tells two of one name apart: the position. */
  detail?: string | undefined
}

export interface AttendeesOptions {
  texts: AttendeesTexts
  people: readonly Attendable[]
  /** A name as names are compared: `Əliyeva` and `eliyeva` are one. */
  foldOf: (text: string) => string
  /** The person who fills in the form: always an attendee, and so never suggested. */
  ownName: string
}

/** A row of the list: a known person, or the typed name. */
export interface AttendeeOption extends Attendable {
  isNew: boolean
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A list beyond this length is not read but typed further. */
const maxSuggestions = 50

/** The attendees (spec 3 and 5): nobody twice; the typed text filters the names; an unknown name can be added. */
export function useAttendees({ texts, people, foldOf, ownName }: AttendeesOptions) {
  const { input: field, meta } = useField<readonly string[]>('attendees', { format: (names) => names ?? [] })
  const [said, setSaid] = useState('')
  const [note, setNote] = useState('')
  const chosen = field.value
  const folded = useMemo(
    () => people.map((person) => ({ person, key: foldOf(person.name) })),
    [people, foldOf],
  )

  const knownAs = (key: string) => folded.find((one) => one.key === key)?.person.name
  /** Whether a text is nobody's name: neither a guest nor a colleague. */
  const isHalf = (text: string) => {
    const key = foldOf(text)
    return key !== '' && !knownAs(key) && ![...chosen, ownName].some((name) => foldOf(name) === key)
  }
  const { input: box, meta: boxMeta } = useField<string>('typedName', {
    parse: asTyped,
    // Saving neither takes half a name for a guest nor drops it.
    validate: (text = '') => (isHalf(text) ? texts.waiting(tidy(text)) : undefined),
  })
  const typed = box.value
  // Half a name is no fault while it is being typed, after a save that failed.
  const isTyping = meta.active && boxMeta.modifiedSinceLastSubmit

  const options = useMemo((): AttendeeOption[] => {
    const wanted = foldOf(typed)
    const taken = new Set([...chosen, ownName].map(foldOf))
    const found = folded.filter(({ key }) => !taken.has(key) && key.includes(wanted))
    const isKnown = wanted === '' || taken.has(wanted) || folded.some(({ key }) => key === wanted)
    return [
      ...found.slice(0, maxSuggestions).map(({ person }) => ({ ...person, isNew: false })),
      ...(isKnown ? [] : [{ name: tidy(typed), isNew: true }]),
    ]
  }, [folded, foldOf, typed, chosen, ownName])

  const add = (name: string) => {
    const key = foldOf(name)
    const duplicate = chosen.find((one) => foldOf(one) === key)
    const isOwn = foldOf(ownName) === key
    setNote(duplicate ? texts.already(duplicate) : isOwn ? texts.isYou : '')
    setSaid(duplicate || isOwn ? '' : texts.added(name))
    box.onChange('')
    if (!duplicate && !isOwn) field.onChange([...chosen, name])
  }

  /** Adds the text of the input: a known person in the usual spelling, another name as typed. */
  const take = () => {
    const key = foldOf(typed)
    if (key) add(knownAs(key) ?? tidy(typed))
  }

  return {
    chosen,
    typed,
    options,
    /** For the ear alone. */
    said,
    /** Why a name was not added: for the eye too. */
    note,
    error: (isTyping ? undefined : fieldError(boxMeta)) ?? fieldError(meta),
    say: setSaid,
    add,
    take,
    /** The box is left: a whole name is taken; half a name stays, and the note says so. */
    settle: () => (isHalf(typed) ? setNote(texts.waiting(tidy(typed))) : take()),
    type: (text: string) => {
      setNote('')
      box.onChange(text)
    },
    remove: (name: string) => {
      setNote('')
      setSaid(texts.removed(name))
      field.onChange(chosen.filter((one) => one !== name))
    },
    onFocus: field.onFocus,
    onBlur: field.onBlur,
  }
}
