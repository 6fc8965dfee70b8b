import { foldText } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import type { DeskRoom, RoomPerson, RoomPlan } from '@atrium/contract/rooms'
import type { BoardRoom, BoardTexts } from '@atrium/ui/rooms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMovePeopleMutation } from '#api/roomsDeskApi.ts'
import { href } from '#config/site.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'

const nowhere = 'none'

/** The page of labels with the badges of people. */
const badgesHref = (people: readonly RoomPerson[]) =>
  `${href('labels')}?${new URLSearchParams([['kind', 'badge'], ...people.map(({ idnumber }) => ['of', idnumber])])}`

/** The rooms that the search leaves, the selection, and moving: what the blocks of the board take. */
export function useRoomBoard(
  plan: RoomPlan | undefined,
  onOpen: (what: 'rename' | 'delete', room: DeskRoom) => void,
) {
  const { t } = useTranslation('roomsDesk')
  const [sought, setSought] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [move] = useMovePeopleMutation()
  const { act, failure } = useMutationToast<'move'>('roomsDesk:moveFailure')

  const { rooms = [], people = [] } = plan ?? {}
  const selected = people.filter(({ id }) => chosen.has(id))
  const nameOf = (roomId: number | null) => rooms.find(({ id }) => id === roomId)?.name ?? t('noRoom')

  const key = foldText(sought)
  const places: (DeskRoom | { id: null; name: string; capacity: null })[] = [
    ...rooms,
    { id: null, name: t('noRoom'), capacity: null },
  ]
  const cards = places.flatMap((place): BoardRoom[] => {
    const { id, name, capacity } = place
    const inside = people.filter(({ roomId }) => roomId === id)
    const isMeant = foldText(name).includes(key)
    const found = isMeant
      ? inside
      : inside.filter((person) => foldText(`${fullNameOf(person)} ${person.idnumber}`).includes(key))
    if (key && !isMeant && found.length === 0) return []
    const room = place.id === null ? undefined : place
    const seats = capacity === null ? undefined : t('room.seats', { count: capacity })
    return [
      {
        id,
        name,
        count:
          seats && inside.length === 0
            ? seats
            : [t('people', { count: inside.length }), seats].filter(Boolean).join(' · '),
        people: found.map((person) => ({ id: person.id, name: fullNameOf(person), note: person.idnumber })),
        menu: {
          label: t('room.actions', { name }),
          items: [
            ...(found.length > 0
              ? [
                  {
                    label: t('room.selectAll'),
                    onChoose: () => setChosen(new Set([...chosen, ...found.map((person) => person.id)])),
                  },
                ]
              : []),
            ...(room
              ? [
                  { label: t('room.rename'), onChoose: () => onOpen('rename', room) },
                  { label: t('room.delete'), onChoose: () => onOpen('delete', room) },
                ]
              : []),
          ],
        },
      },
    ]
  })

  const texts: BoardTexts = {
    select: (name) => t('person.select', { name }),
    grip: (name) => t('person.grip', { name }),
    gripHint: t('person.gripHint'),
    empty: t('nobody'),
    lifted: (name, room) => t('person.lifted', { name, room }),
    over: (room) => t('person.over', { room }),
    dropped: (name, room) => t('person.dropped', { name, room }),
    stayed: (name, room) => t('person.stayed', { name, room }),
  }

  return {
    /** Why the last move failed. */
    failure,
    search: { label: t('search'), value: sought, onChange: setSought },
    board: {
      rooms: cards,
      texts,
      selected: chosen,
      onSelect: (id: number, isSelected: boolean) => {
        const next = new Set(chosen)
        if (isSelected) next.add(id)
        else next.delete(id)
        setChosen(next)
      },
      onMove: (personId: number, roomId: number | null) =>
        void act('move', () => move({ people: [personId], roomId }).unwrap(), undefined),
    },
    bar: {
      count: selected.length > 0 ? t('selection.count', { count: selected.length }) : '',
      moveLabel: t('selection.moveTo'),
      placeholder: t('selection.choose'),
      missing: t('selection.missing'),
      rooms: places.map(({ id, name }) => ({ value: String(id ?? nowhere), label: name })),
      onMove: (value: string) => {
        const roomId = value === nowhere ? null : Number(value)
        const count = selected.length
        const moveSelected = async () => {
          await move({ people: selected.map(({ id }) => id), roomId }).unwrap()
          setChosen(new Set())
        }
        void act('move', moveSelected, t('selection.moved', { count, room: nameOf(roomId) }))
      },
      buttons: { move: t('selection.move'), print: t('selection.print'), clear: t('selection.clear') },
      printHref: badgesHref(selected),
      onClear: () => setChosen(new Set()),
    },
  }
}
