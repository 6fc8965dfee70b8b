import { chakra } from '@chakra-ui/react'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { Text } from '#primitives/Text.tsx'

export interface RoomFieldProps {
  label: string
  /** "No room". */
  placeholder: string
  /** The rooms by name, each with what is known of it: "Kəpəz, for 6 · busy until 11:30". */
  options: readonly SelectOption[]
  /** About the chosen room, or why there are none to choose. */
  note?: string | undefined
  /** Whether the chosen room does not suit; the note has another colour then. @default false */
  isClash?: boolean | undefined
}

/** The room of a meeting. A room that is busy or too small can be chosen; the note says so. */
export function RoomField({ note, isClash = false, ...field }: RoomFieldProps) {
  return (
    <div>
      <SelectField name="roomname" {...field} />
      <chakra.div role="status" css={{ '&:not(:empty)': { marginTop: '1.5' } }}>
        {note && (
          <Text size="small" tone={isClash ? 'danger' : 'muted'}>
            {note}
          </Text>
        )}
      </chakra.div>
    </div>
  )
}
