import { Button } from '#primitives/Button.tsx'
import { Menu, MenuCheck } from '#primitives/Menu.tsx'
import { ColumnsIcon } from '#primitives/moreIcons.tsx'
import { styles } from './TableTools.styles.ts'

interface ColumnMenuProps {
  label: string
  columns: readonly { id: string; header: string }[]
  hidden: readonly string[]
  onHide: (hidden: readonly string[]) => void
}

/** Which columns are shown. */
export function ColumnMenu({ label, columns, hidden, onHide }: ColumnMenuProps) {
  return (
    <Menu
      closesOnChoice={false}
      trigger={
        <Button variant="outline" size="sm" css={styles.columns}>
          <ColumnsIcon />
          {label}
        </Button>
      }
    >
      {columns.map(({ id, header }) => (
        <MenuCheck
          key={id}
          label={header}
          isChecked={!hidden.includes(id)}
          onChange={(isShown) => onHide(isShown ? hidden.filter((one) => one !== id) : [...hidden, id])}
        />
      ))}
    </Menu>
  )
}
