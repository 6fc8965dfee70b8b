/** What can be printed: badges of people, plates of doors, personal cards. */
export type LabelKind = 'badge' | 'door' | 'card'

/** A QR code on a label. */
interface LabelCode {
  /** The address that a camera opens. */
  text: string
  /** For those who cannot see it: "QR code of Leyla Əliyeva". */
  label: string
}

interface AnyLabel {
  id: string
  /** Of the person or the room. */
  name: string
  code: LabelCode
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
  /** What the code is good for: "Scan to see who works here". */
  hint: string
}

/** A personal card of 85 × 55 mm. */
export interface CardLabel extends AnyLabel {
  kind: 'card'
  position: string
  email: string
  /** Without its scheme: "caspora.example". */
  website: string
}

export type PrintLabel = BadgeLabel | DoorLabel | CardLabel
