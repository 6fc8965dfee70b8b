import { IconButton } from '#primitives/IconButton.tsx'
import { Menu, MenuItem } from '#primitives/Menu.tsx'
import { MoreIcon } from '#primitives/moreIcons.tsx'

interface RowMenuProps {
  /** "Actions for Leyla Əliyeva". */
  label: string
  /** The id of the button. */
  triggerId?: string | undefined
  /** Links by `href`, commands by `onChoose`. */
  items: readonly { label: string; href?: string | undefined; onChoose?: (() => void) | undefined }[]
}

/** The actions of one row, behind one button. */
export const RowMenu = ({ label, triggerId, items }: RowMenuProps) => (
  <Menu
    triggerId={triggerId}
    trigger={
      <IconButton label={label}>
        <MoreIcon />
      </IconButton>
    }
  >
    {items.map((item) => (
      <MenuItem key={item.label} {...item} />
    ))}
  </Menu>
)
