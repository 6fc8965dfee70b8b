import {
  type ComputerPlace,
  type ComputerPlaceKind,
  type ComputerTarget,
  computerPlaceKinds,
} from '@atrium/contract/rooms'
import { useTranslation } from 'react-i18next'

/** `employee:7`, `room:2`, `store`, `retired`: a place as the value of a list. */
export const placeValue = ({ kind, id }: ComputerTarget): string => (id === null ? kind : `${kind}:${id}`)

/** The place of a value; a kind that no place has for any other text. */
export function placeOfValue(value = ''): ComputerTarget {
  const [kind = '', id] = value.split(':')
  const known = computerPlaceKinds.find((one) => one === kind)
  return { kind: known ?? ('' as ComputerPlaceKind), id: id === undefined ? null : Number(id) }
}

/** Writes the place of a computer: "Leyla Əliyeva", "Room Göygöl", "In store". */
export function usePlaceName(): (place: ComputerPlace) => string {
  const { t } = useTranslation('roomsDesk')
  return ({ kind, name }) => {
    if (kind === 'employee') return name || t('places.goneEmployee')
    if (kind === 'room') return name ? t('places.ofRoom', { name }) : t('places.goneRoom')
    return t(`places.${kind}`)
  }
}
