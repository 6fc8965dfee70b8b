import { company, foldText } from '@atrium/contract/core'
import {
  type Employee,
  fullNameOf,
  type PersonalCard,
  type Room,
  readIdNumber,
} from '@atrium/contract/people'
import type { LabelKind, PrintLabel } from '@atrium/ui/labels'
import { href } from '#config/site.ts'

/** What can be chosen to be printed. */
export interface LabelItem {
  /** As the address names it: `DEV7`, the room's name, the card's name. */
  id: string
  name: string
  /** Under the name, in the list. */
  detail: string
  /** What the search looks in, folded. */
  found: string
  label: PrintLabel
}

/** What every label needs besides its own data. */
interface LabelSetting {
  /** Where the codes lead: the site's own origin. */
  site: string
  codeLabel: (name: string) => string
  doorHint: string
}

/** The kinds, in the order of the page; the first is shown when the address names none. */
export const labelKinds = ['badge', 'door', 'card'] as const satisfies LabelKind[]

const foldAll = (...texts: (string | undefined)[]) => foldText(texts.filter(Boolean).join(' '))

export function badgeItems(employees: readonly Employee[], { site, codeLabel }: LabelSetting): LabelItem[] {
  return employees.map((employee) => {
    const { idnumber, job = '', roomname } = employee
    const name = fullNameOf(employee) || idnumber
    const code = { text: site + href('employee', { idnumber }), label: codeLabel(name) }
    return {
      id: idnumber,
      name,
      detail: [idnumber, job].filter(Boolean).join(' · '),
      found: foldAll(name, idnumber, job, roomname),
      label: { kind: 'badge', id: idnumber, name, position: job, idnumber, code },
    }
  })
}

export function doorItems(rooms: readonly Room[], setting: LabelSetting): LabelItem[] {
  const { site, codeLabel, doorHint } = setting
  return rooms.map(({ roomname }) => {
    const code = { text: site + href('room', { roomname }), label: codeLabel(roomname) }
    return {
      id: roomname,
      name: roomname,
      detail: '',
      found: foldAll(roomname),
      label: { kind: 'door', id: roomname, name: roomname, hint: doorHint, code },
    }
  })
}

export function cardItems(cards: readonly PersonalCard[], { site, codeLabel }: LabelSetting): LabelItem[] {
  return cards.map(({ name: id, fullname: name, email, position }) => {
    const code = { text: site + href('card', { name: id }), label: codeLabel(name) }
    return {
      id,
      name,
      detail: position,
      found: foldAll(name, position, email),
      label: { kind: 'card', id, name, position, email, website: company.domain, code },
    }
  })
}

/** Two names in addresses mean the same when this is the same: `dev7` is DEV7, a card's case does not matter. */
export function sameName(kind: LabelKind, id: string): string {
  if (kind === 'badge') return readIdNumber(id) ?? id
  return kind === 'card' ? id.normalize().toLowerCase() : id.normalize()
}
