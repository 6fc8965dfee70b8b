import type { BadgeField } from './endpoints.ts'
import type { Badge, Computer } from './schema.ts'

/** An employee with every field, as colleagues see them. */
export type FullBadge = { [Field in Exclude<keyof Badge, 'photo'>]-?: NonNullable<Badge[Field]> } & Pick<
  Badge,
  'photo'
>

/** The public fields of an employee, for strangers. */
export function publicFields(
  { id, idnumber, computerinfo, ...rest }: FullBadge,
  open: readonly BadgeField[],
): Badge {
  const isOpen = (field: string) => open.some((each) => each === field)
  const shown = Object.fromEntries(Object.entries(rest).filter(([field]) => isOpen(field)))
  const computers = isOpen('serial') ? computerinfo : computerinfo.map(withoutSerial)
  return { id, idnumber, ...shown, ...(isOpen('computerinfo') && { computerinfo: computers }) }
}

const withoutSerial = ({ name, type }: Computer): Computer => ({ name, type })

/** The public fields of an employee on the page of a room (spec 2): the name, and the computers. */
export const publicFieldsInRoom = (person: FullBadge, open: readonly BadgeField[]): Badge =>
  publicFields(
    person,
    open.filter((field) => shownInRoom.includes(field)),
  )

const shownInRoom: readonly BadgeField[] = ['name', 'surname', 'roomname', 'computerinfo']
