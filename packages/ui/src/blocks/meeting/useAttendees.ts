import { useMemo, useState } from 'react'
import { useField } from 'react-final-form'
import { asTyped } from '#forms/asTyped.ts'
import { fieldError } from '#forms/fieldError.ts'
import type { AttendeesTexts, InvitedPerson } from './meetingTypes.ts'

/** A person who can be suggested. */
interface Attendable {
  name: string
  /** What tells two of one name apart: the position. */
  detail?: string | undefined
  /** The id of somebody who is told of the meeting; left out for somebody without an account. */
  personId?: string | undefined
}

export interface AttendeesOptions {
  texts: AttendeesTexts
  people: readonly Attendable[]
  /** A name as names are compared: `Əliyeva` and `eliyeva` are one. */
  foldOf: (text: string) => string
  isEmail: (text: string) => boolean
  /** The person who fills in the form: always an attendee, and so never suggested. */
  ownName: string
}

/** A row of the list: a known person, or the typed name or address. */
export interface AttendeeOption extends Attendable {
  isNew: boolean
  /** The address of a guest from outside. */
  email?: string | undefined
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Somebody whom nobody here knows: a guest by an address, under the part before the @, or only a name. */
function typedPerson(typed: string, isEmail: AttendeesOptions['isEmail']): InvitedPerson {
  const text = tidy(typed)
  return isEmail(text) ? { name: text.slice(0, text.indexOf('@')), email: text } : { name: text }
}

/** A list beyond this length is not read but typed further. */
const maxSuggestions = 50

/**
 * The attendees (spec 3 and 5): nobody twice; the typed text filters the names; an unknown name or an e-mail address can be
 * added. Who is known by an account or an address is invited too.
 */
export function useAttendees({ texts, people, foldOf, isEmail, ownName }: AttendeesOptions) {
  const { input: field, meta } = useField<readonly string[]>('attendees', { format: (names) => names ?? [] })
  const { input: told } = useField<readonly InvitedPerson[]>('invitees', { format: (all) => all ?? [] })
  const [said, setSaid] = useState('')
  const [note, setNote] = useState('')
  const chosen = field.value
  const folded = useMemo(
    () => people.map((person) => ({ person, key: foldOf(person.name) })),
    [people, foldOf],
  )

  const knownAs = (key: string) => folded.find((one) => one.key === key)?.person
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
      ...(isKnown ? [] : [{ ...typedPerson(typed, isEmail), isNew: true }]),
    ]
  }, [folded, foldOf, isEmail, typed, chosen, ownName])

  const add = ({ name, personId, email }: InvitedPerson) => {
    const isSame = (one: string) => foldOf(one) === foldOf(name)
    const guest = email && told.value.find((one) => one.email && foldOf(one.email) === foldOf(email))
    // Two guests may have one name before the @: the second one has the whole address for a name.
    if (email && !guest && email !== name && [...chosen, ownName].some(isSame))
      return add({ name: email, email })
    const duplicate = guest ? guest.name : chosen.find(isSame)
    const isOwn = isSame(ownName)
    setNote(duplicate ? texts.already(duplicate) : isOwn ? texts.isYou : '')
    setSaid(duplicate || isOwn ? '' : texts.added(name))
    box.onChange('')
    if (duplicate || isOwn) return
    field.onChange([...chosen, name])
    if (personId || email) told.onChange([...told.value, { name, ...(personId ? { personId } : { email }) }])
  }

  /** Adds the text of the input: a known person in the usual spelling, a guest by address, another name as typed. */
  const take = () => {
    const key = foldOf(typed)
    if (key) add(knownAs(key) ?? typedPerson(typed, isEmail))
  }

  return {
    chosen,
    invited: told.value,
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
    /** The box is left: a whole name or address is taken; half a name stays, and the note says so. */
    settle: () => (isHalf(typed) && !isEmail(tidy(typed)) ? setNote(texts.waiting(tidy(typed))) : take()),
    type: (text: string) => {
      setNote('')
      box.onChange(text)
    },
    remove: (name: string) => {
      setNote('')
      setSaid(texts.removed(name))
      field.onChange(chosen.filter((one) => one !== name))
      told.onChange(told.value.filter((one) => one.name !== name))
    },
    onFocus: field.onFocus,
    onBlur: field.onBlur,
  }
}
