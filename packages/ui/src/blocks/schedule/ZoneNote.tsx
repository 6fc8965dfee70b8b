import { chakra } from '@chakra-ui/react'
import { Switch } from '#primitives/Switch.tsx'

export interface ZoneNoteProps {
  /** "Times in Baku (UTC+4)." */
  text: string
  /** Of which days the second scale is not: "From Sunday 25 October on, 09:00 in Baku is 06:00 for you." */
  change?: string | undefined
  /** "My own time too (UTC+0)": a second scale of hours. */
  toggle: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }
}

/** For a reader in another time zone: whose times the schedule shows, and their own beside them. */
export const ZoneNote = ({ text, change, toggle }: ZoneNoteProps) => (
  <chakra.div css={styles}>
    <p>{text}</p>
    <Switch {...toggle} />
    {/* There before its words, or they would not be read out. */}
    <p role="status">{change}</p>
  </chakra.div>
)

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'small',
  color: 'fg.muted',
  _print: { '& label': { display: 'none' } },
} as const
