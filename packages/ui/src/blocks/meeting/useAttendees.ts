import { foldText, isEmailAddress } from '@atrium/contract/core'
import type { Attendee } from '@atrium/contract/meetings'
import { nameRank } from '@atrium/contract/search'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { asTyped } from '#forms/asTyped.ts'
import { fieldError } from '#forms/fieldError.ts'

/** A person who can be suggested. */
interface Attendable {
  name: string
  /** The position, which distinguishes namesakes. */
  detail?: string | undefined
  /** The directory id of a person who is notified of the meeting; left out without an account. */
  personId?: string | undefined
  photo?: string | null | undefined
}

/** A guest's address that belongs to a person who works here. */
type ColleagueGuest = Record<'name' | 'personId' | 'email', string>

export interface AttendeesOptions {
  people: readonly Attendable[]
  /** The person who fills in the form: always an attendee, and so never suggested. */
  ownName: string
  /** The person's own address: no guest. */
  ownEmail?: string | undefined
  /** Those among the guests who work here: they take the places of the guests with their addresses. The same list until it changes. */
  colleagues?: readonly ColleagueGuest[] | undefined
}

/** A row of the list: a known person, or the typed name or address. */
interface AttendeeOption extends Attendable {
  isNew: boolean
  /** The address of a guest from outside. */
  email?: string | undefined
}

interface Suggested {
  options: AttendeeOption[]
  /** The chosen or own name that begins with the text, if no other person is found. */
  already?: string | undefined
  /** Whether the text is the whole name of a person chosen, or the own one. */
  isTaken: boolean
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A guest, under the part of the address before the @. */
const guestOf = (email: string): Attendee => ({ name: email.slice(0, email.indexOf('@')), email })

/** A text of e-mail addresses, between commas, semicolons or spaces; none for all other texts. */
function addressesIn(text: string): readonly string[] {
  const parts = partsOf(text)
  return parts.every(isEmailAddress) ? parts : []
}

const partsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

/** The place of a name in the list: by how well it fits the text; of two alike first the person who can be invited. */
const placeOf = ({ person, key }: { person: Attendable; key: string }, wanted: string) =>
  2 * nameRank(key, wanted) + (person.personId ? 0 : 1)

const none: readonly ColleagueGuest[] = []

/** A list beyond this length is not read but typed further. */
const maxSuggestions = 50

/**
 * The attendees (spec 3 and 5), each once; the typed text filters the names; an unknown name or an e-mail address can be
 * added, and several addresses at once. People with an account or an address are invited too.
 */
export function useAttendees(props: AttendeesOptions) {
  const { t } = useTranslation('meeting')
  const { people, ownName, ownEmail = '', colleagues = none } = props
  const { input: field, meta } = useField<readonly string[]>('attendees', { format: (names) => names ?? [] })
  const { input: inviteesField } = useField<readonly Attendee[]>('invitees', { format: (all) => all ?? [] })
  const [said, setSaid] = useState('')
  const [note, setNote] = useState('')
  const [isRefused, setRefused] = useState(false)
  const chosen = field.value
  const folded = useMemo(() => people.map((person) => ({ person, key: foldText(person.name) })), [people])

  const knownAs = (key: string, among = folded) => among.find((one) => one.key === key)?.person
  /** Whether a text is neither the name of a guest nor that of a colleague. */
  const isHalf = (text: string) => {
    const key = foldText(text)
    return key !== '' && !knownAs(key) && ![...chosen, ownName].some((name) => foldText(name) === key)
  }
  /** What is no e-mail address in a text that is to be one; `undefined` for all other texts. */
  const wrongAddress = (text: string): string | undefined => {
    if (!text.includes('@') || !isHalf(text) || addressesIn(text).length > 0) return undefined
    return partsOf(text).find((part) => part.includes('@') && !isEmailAddress(part)) ?? tidy(text)
  }
  const whyWaiting = (text: string): string => {
    const wrong = wrongAddress(text)
    return wrong === undefined
      ? t('attendees.waiting', { name: tidy(text) })
      : t('attendees.notEmail', { text: wrong })
  }
  const { input: box, meta: boxMeta } = useField<string>('typedName', {
    parse: asTyped,
    // Saving neither adds half a name as a guest nor drops it.
    validate: (text = '') => (isHalf(text) ? whyWaiting(text) : undefined),
  })
  const typed = box.value
  // Half a name is no fault while it is being typed, after a save that failed.
  const isTyping = meta.active && boxMeta.modifiedSinceLastSubmit

  const { options, already, isTaken } = useMemo((): Suggested => {
    const wanted = foldText(typed)
    const names = [...chosen, ownName]
    const taken = new Set(names.map(foldText))
    // A colleague may have got a namesake, and so another name here, after having been chosen.
    const invitedIds = new Set(inviteesField.value.map(({ personId }) => personId))
    const isInvited = ({ personId }: Attendable) => personId !== undefined && invitedIds.has(personId)
    const found = folded
      .filter(({ key, person }) => key.includes(wanted) && !taken.has(key) && !isInvited(person))
      .map((one) => ({ ...one, place: placeOf(one, wanted) }))
      .sort((one, other) => one.place - other.place)
    const isKnown = wanted === '' || taken.has(wanted) || folded.some(({ key }) => key === wanted)
    const email = addressesIn(typed).join(', ')
    if (found.length === 0 && wanted !== '' && email === '') {
      const already = names.find((name) => ` ${foldText(name)}`.includes(` ${wanted}`))
      if (already !== undefined) return { options: [], already, isTaken: taken.has(wanted) }
    }
    // A text with an @ becomes an address, or nothing.
    const isNew = !isKnown && (email !== '' || !typed.includes('@'))
    return {
      options: [
        ...found.slice(0, maxSuggestions).map(({ person }) => ({ ...person, isNew: false })),
        ...(isNew ? [{ name: tidy(typed), ...(email && { email }), isNew }] : []),
      ],
      isTaken: taken.has(wanted),
    }
  }, [folded, typed, chosen, inviteesField.value, ownName])

  /** Puts colleagues in the places of guests with their addresses; who is invited already stays once. */
  const exchange = useEffectEvent((colleagues: readonly ColleagueGuest[]) => {
    const isSame = (one: string, other = '') => foldText(one) === foldText(other)
    const found = new Map<string, { one: ColleagueGuest; isTwice: boolean }>()
    for (const one of colleagues) {
      const guest = inviteesField.value.find(({ email }) => isSame(one.email, email))
      const isTwice = inviteesField.value.some(({ personId }) => personId === one.personId)
      const isNameTaken = !isTwice && [...chosen, ownName].some((name) => isSame(one.name, name))
      if (guest && !isNameTaken) found.set(guest.name, { one, isTwice })
    }
    if (found.size === 0) return
    const instead = (name: string) => {
      const guest = found.get(name)
      return guest?.isTwice ? [] : [guest?.one]
    }
    field.onChange(chosen.flatMap((name) => instead(name).map((one) => one?.name ?? name)))
    inviteesField.onChange(
      inviteesField.value.flatMap((invited) =>
        instead(invited.name).map((one) => (one ? { name: one.name, personId: one.personId } : invited)),
      ),
    )
    const notes = [...found.values()].map(({ one, isTwice }) =>
      isTwice ? t('attendees.already', { name: one.name }) : t('attendees.isColleague', one),
    )
    setNote(notes.join(' '))
  })
  useEffect(() => exchange(colleagues), [colleagues])

  /** Invites people whose names were typed before the people were known. */
  const recognize = useEffectEvent((among: typeof folded) => {
    const before = new Set(meta.initial)
    const found = new Map<string, Attendable>()
    for (const name of chosen) {
      const known = knownAs(foldText(name), among)
      const isInvited = inviteesField.value.some(
        (one) => one.name === name || one.personId === known?.personId,
      )
      if (known?.personId && !isInvited && !before.has(name)) found.set(name, known)
    }
    if (found.size === 0) return
    const invited = [...found.values()]
    field.onChange(chosen.map((name) => found.get(name)?.name ?? name))
    inviteesField.onChange([
      ...inviteesField.value,
      ...invited.map(({ name, personId }) => ({ name, personId })),
    ])
    setNote(invited.map(({ name }) => t('attendees.isInvited', { name })).join(' '))
  })
  useEffect(() => recognize(folded), [folded])

  const add = (...added: readonly Attendee[]) => {
    const names = [...chosen]
    const invitees = [...inviteesField.value]
    const notes: string[] = []
    for (const person of added) {
      const { personId, email } = person
      const isSame = (one: string) => foldText(one) === foldText(person.name)
      const guest = email && invitees.find((one) => one.email && foldText(one.email) === foldText(email))
      const isOwn = email ? foldText(email) === foldText(ownEmail) : isSame(ownName)
      // Two guests may have one name before the @: the second one has the whole address for a name.
      const name = email && [...names, ownName].some(isSame) ? email : person.name
      const known = guest || (personId && invitees.find((one) => one.personId === personId))
      const duplicate = known ? known.name : names.find((one) => foldText(one) === foldText(name))
      if (duplicate !== undefined) notes.push(t('attendees.already', { name: duplicate }))
      else if (isOwn) notes.push(t('attendees.isYou'))
      else {
        names.push(name)
        if (personId || email) invitees.push({ name, ...(personId ? { personId } : { email }) })
      }
    }
    const more = names.slice(chosen.length)
    setNote(notes.join(' '))
    setSaid(more.length > 0 ? t('attendees.added', { name: more.join(', ') }) : '')
    setRefused(false)
    box.onChange('')
    if (more.length === 0) return
    field.onChange(names)
    if (invitees.length > inviteesField.value.length) inviteesField.onChange(invitees)
  }

  const whyNot = (name: string) =>
    name === ownName ? t('attendees.isYou') : t('attendees.already', { name })

  /** Adds the text of the input: a known person in the usual spelling, guests by address, another name as typed. */
  const addTyped = () => {
    const key = foldText(typed)
    const known = knownAs(key)
    const guests = addressesIn(typed).map(guestOf)
    if (known) add(known)
    else if (already !== undefined) add({ name: already })
    else if (guests.length > 0) add(...guests)
    else if (wrongAddress(typed) !== undefined) setRefused(true)
    else if (key) add({ name: tidy(typed) })
  }

  return {
    chosen,
    invited: inviteesField.value,
    typed,
    options,
    isTaken,
    /** For the ear alone. */
    said,
    /** Why a name was not added, or cannot be: for the eye too. */
    note: note || (already === undefined ? '' : whyNot(already)),
    error:
      (isRefused ? whyWaiting(typed) : undefined) ??
      (isTyping ? undefined : fieldError(boxMeta)) ??
      fieldError(meta),
    announce: setSaid,
    add,
    addTyped,
    /** On blur: a whole name or address is added; a part of one stays, with an error. */
    settle: () => {
      if (isHalf(typed) && already === undefined && !typed.includes('@')) setNote(whyWaiting(typed))
      else addTyped()
    },
    type: (text: string) => {
      setNote('')
      setRefused(false)
      box.onChange(text)
    },
    remove: (name: string) => {
      setNote('')
      setSaid(t('attendees.removed', { name }))
      field.onChange(chosen.filter((one) => one !== name))
      inviteesField.onChange(inviteesField.value.filter((one) => one.name !== name))
    },
    onFocus: field.onFocus,
    onBlur: field.onBlur,
  }
}
