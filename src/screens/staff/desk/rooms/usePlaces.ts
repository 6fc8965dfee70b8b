import { foldText } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import {
  type ComputerPlace,
  type ComputerPlaceKind,
  type ComputerTarget,
  computerPlaceKinds,
} from '@atrium/contract/rooms'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetRoomPlanQuery } from '#api/roomsDeskApi.ts'

/** `employee:7`, `room:2`, `store`, `retired`: a place as the value of a list. */
export const placeValue = ({ kind, id }: ComputerTarget): string => (id === null ? kind : `${kind}:${id}`)

/** The place of a value; a kind that no place has for any other text. */
export function placeOfValue(value = ''): ComputerTarget {
  const [kind = '', id] = value.split(':')
  const known = computerPlaceKinds.find((one) => one === kind)
  return { kind: known ?? ('' as ComputerPlaceKind), id: id === undefined ? null : Number(id) }
}

/** The places of computers in words, and as the options of a list. */
export function usePlaces() {
  const { t } = useTranslation('roomsDesk')
  const { data } = useGetRoomPlanQuery()
  return useMemo(() => {
    const nameOf = ({ kind, name }: ComputerPlace): string => {
      if (kind === 'employee') return name || t('places.goneEmployee')
      if (kind === 'room') return name ? t('places.ofRoom', { name }) : t('places.goneRoom')
      return t(`places.${kind}`)
    }
    const { rooms = [], people = [] } = data ?? {}
    const options = [
      { value: 'store', label: t('places.store') },
      ...rooms.map(({ id, name }) => ({ value: `room:${id}`, label: t('places.ofRoom', { name }) })),
      ...people.map((person) => ({
        value: `employee:${person.id}`,
        label: `${fullNameOf(person)} · ${person.idnumber}`,
      })),
      { value: 'retired', label: t('places.retired') },
    ]
    const field = {
      label: t('computers.to'),
      choose: t('computers.choose'),
      listLabel: t('computers.list'),
      nothingFound: t('computers.nothingFound'),
      notChosen: t('computers.notChosen'),
      foldText,
    }
    return { nameOf, options, field, rooms, people }
  }, [t, data])
}
