/** What can be printed: badges of people, plates of doors, personal cards; in this order. The first is shown by default. */
export const labelKinds = ['badge', 'door', 'card'] as const

export type LabelKind = (typeof labelKinds)[number]

interface AnyLabel {
  id: string
  /** Of the person or the room. */
  name: string
  /** What the code holds: the address that a camera opens. */
  address: string
}

/** A badge of 85.6 × 54 mm, as bank cards are (ISO/IEC 7810, ID-1). */
export interface BadgeLabel extends AnyLabel {
  kind: 'badge'
  position: string
  /** "DEV7". */
  idnumber: string
}

/** A plate of A5, lying. It names no people: they change, the plate stays. */
export interface DoorLabel extends AnyLabel {
  kind: 'door'
}

/** A personal card of 85 × 55 mm. */
export interface CardLabel extends AnyLabel {
  kind: 'card'
  position: string
  email: string
}

export type PrintLabel = BadgeLabel | DoorLabel | CardLabel

/** A label that can be chosen. */
export interface LabelItem {
  label: PrintLabel
  /** Under the name: "DEV7 · Project manager". */
  detail: string
  /** What the search looks in, folded. */
  found: string
}
