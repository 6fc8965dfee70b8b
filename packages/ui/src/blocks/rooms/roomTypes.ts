export interface BoardPerson {
  id: number
  name: string
  /** Beside the name: "DEV7". */
  note: string
}

export interface BoardRoom {
  /** `null` for the people without a room. */
  id: number | null
  name: string
  /** "7 people". */
  count: string
  people: readonly BoardPerson[]
  /** "Actions for Göygöl", and what they are; without items there is no menu. */
  menu: { label: string; items: readonly { label: string; onChoose: () => void }[] }
}

export interface BoardTexts {
  /** "Select Leyla Əliyeva". */
  select: (name: string) => string
  /** "Move Leyla Əliyeva": the handle. */
  grip: (name: string) => string
  /** How the handle works with keys. */
  gripHint: string
  /** "Nobody sits here". */
  empty: string
  /** Announced: picked up from a room. */
  lifted: (name: string, room: string) => string
  /** Announced: above a room. */
  over: (room: string) => string
  /** Announced: put down in another room. */
  dropped: (name: string, room: string) => string
  /** Announced: put down where the person was, or cancelled. */
  stayed: (name: string, room: string) => string
}

/** The key of a room among the places to put a person down. */
export const placeKey = (id: number | null): string => (id === null ? 'none' : String(id))
