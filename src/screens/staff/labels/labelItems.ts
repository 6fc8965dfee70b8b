import { foldText, type ReplyOf } from '@atrium/contract/core'
import { type Badge, fullNameOf, type listCards, type Room, readIdNumber } from '@atrium/contract/people'
import type { LabelItem, LabelKind } from '@atrium/ui/labels'
import { href } from '#config/site.ts'

const foldAll = (...texts: (string | undefined)[]) => foldText(texts.filter(Boolean).join(' '))

/** @param site the origin of the addresses in the codes */
export const badgeItems = (employees: readonly Badge[], site: string): LabelItem[] =>
  employees.map((employee) => {
    const { idnumber, job = '', roomname } = employee
    const name = fullNameOf(employee) || idnumber
    const address = site + href('employee', { idnumber })
    return {
      label: { kind: 'badge', id: idnumber, name, position: job, idnumber, address },
      detail: [idnumber, job].filter(Boolean).join(' · '),
      found: foldAll(name, idnumber, job, roomname),
    }
  })

export const doorItems = (rooms: readonly Room[], site: string): LabelItem[] =>
  rooms.map(({ roomname }) => {
    const address = site + href('room', { roomname })
    return {
      label: { kind: 'door', id: roomname, name: roomname, address },
      detail: '',
      found: foldAll(roomname),
    }
  })

export const cardItems = (cards: ReplyOf<typeof listCards>, site: string): LabelItem[] =>
  cards.map(({ name: id, fullname: name, email, position }) => {
    const address = site + href('card', { name: id })
    return {
      label: { kind: 'card', id, name, position, email, address },
      detail: position,
      found: foldAll(name, position, email),
    }
  })

/** Two names in addresses mean the same when this is the same: `dev7` is DEV7, a card's case does not matter. */
export function sameName(kind: LabelKind, id: string): string {
  if (kind === 'badge') return readIdNumber(id) ?? id
  return kind === 'card' ? id.normalize().toLowerCase() : id.normalize()
}
