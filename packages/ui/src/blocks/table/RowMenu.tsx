import { IconButton } from '#primitives/IconButton.tsx'
import { Menu, MenuItem } from '#primitives/Menu.tsx'
import { MoreIcon } from '#primitives/moreIcons.tsx'

interface RowMenuProps {
  /** "Actions for Leyla Əliyeva". */
  label: string
  /** Links by `href`, commands by `onChoose`. */
  items: readonly { label: string; href?: string | undefined; onChoose?: (() => void) | undefined }[]
}

/** The actions of one row, behind one button. */
export const RowMenu = ({ label, items }: RowMenuProps) => (
  <Menu
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
