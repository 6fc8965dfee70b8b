import { fullNameOf } from '@atrium/contract/people'
import type { DeskRoom, RoomPlan } from '@atrium/contract/rooms'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A card of the board. */
export interface BoardRoom {
  /** `null` for the people without a room. */
  id: number | null
  name: string
  /** The people that the search leaves. */
  people: Readonly<RoomPlan['people']>
  /** How many people are in the room, whatever is sought. */
  total: number
  /** Missing for the people without a room. */
  room?: DeskRoom
}

interface Carried {
  person: RoomPlan['people'][number]
  from: number
  /** The place of the room above which the person is, among all rooms. */
  over: number
}

/** Steps of the arrow keys through the rooms, in the order in which they stand there. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

interface KeyboardDragOptions {
  rooms: readonly BoardRoom[]
  announce: (text: string) => void
  onDrop: (personId: number, roomId: number | null) => void
}

/**
 * Moves a person by keys: Enter or Space on the handle picks the person up and puts the person down, arrows go from room
 * to room, Escape puts the person back. Each step is announced. The handle has the focus again in the new room.
 */
export function useKeyboardDrag({ rooms, announce, onDrop }: KeyboardDragOptions) {
  const { t } = useTranslation('roomsDesk')
  const [carried, setCarried] = useState<Carried>()
  const focusNext = useRef<number>(undefined)

  // After each drawing: the person is drawn in the new room a little later, and back in the old one if the move fails.
  useLayoutEffect(() => {
    if (focusNext.current === undefined || document.activeElement !== document.body) return
    const grip = document.querySelector<HTMLElement>(`[data-grip="${focusNext.current}"]`)
    if (grip) return grip.focus()
    // The list of a full room draws its first people only: the room itself takes the focus.
    const room = rooms.find(({ people }) => people.some(({ id }) => id === focusNext.current))
    if (!room) return
    focusNext.current = undefined
    document.getElementById(roomElementId(room.id))?.focus()
  })

  const nameAt = (place: number) => rooms[place]?.name ?? ''
  const putBack = ({ person, from }: Carried) => {
    setCarried(undefined)
    announce(t('person.stayed', { name: fullNameOf(person), room: nameAt(from) }))
  }
  const putDown = (now: Carried) => {
    const room = rooms[now.over]
    if (!room || now.over === now.from) return putBack(now)
    setCarried(undefined)
    announce(t('person.dropped', { name: fullNameOf(now.person), room: room.name }))
    focusNext.current = now.person.id
    onDrop(now.person.id, room.id)
  }

  return {
    carriedId: carried?.person.id,
    overId: carried && rooms[carried.over]?.id,
    /** The props of a person's handle in the room at a place. */
    gripProps: (person: RoomPlan['people'][number], from: number) => ({
      'data-grip': person.id,
      'aria-pressed': carried?.person.id === person.id,
      onClick: (event: MouseEvent) => {
        // A press by pointer drags; a click by keys or by a screen reader has no detail.
        if (event.detail !== 0) return
        if (carried?.person.id === person.id) return putDown(carried)
        setCarried({ person, from, over: from })
        announce(t('person.lifted', { name: fullNameOf(person), room: nameAt(from) }))
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (carried?.person.id !== person.id) return
        const step = steps[event.key]
        if (step !== undefined) {
          event.preventDefault()
          const over = (carried.over + step + rooms.length) % rooms.length
          setCarried({ ...carried, over })
          announce(t('person.over', { room: nameAt(over) }))
          document
            .getElementById(roomElementId(rooms[over]?.id ?? null))
            ?.scrollIntoView?.({ block: 'nearest' })
        } else if (event.key === 'Escape') {
          event.preventDefault()
          event.stopPropagation()
          putBack(carried)
        }
      },
      onBlur: () => {
        focusNext.current = undefined
        if (carried?.person.id === person.id) putBack(carried)
      },
    }),
  }
}

/** The id of a room's element. */
export const roomElementId = (id: number | null): string => `board-room-${id ?? 'none'}`

/** The key of a room among the places to put a person down, and its value in a list. */
export const placeKey = (id: number | null): string => (id === null ? 'none' : String(id))
