import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Menu, MenuCheck } from '#primitives/Menu.tsx'
import { ColumnsIcon } from '#primitives/moreIcons.tsx'
import { styles } from './TableTools.styles.ts'

interface ColumnMenuProps {
  columns: readonly { id: string; header: string }[]
  hidden: readonly string[]
  onHide: (hidden: readonly string[]) => void
}

/** Which columns are shown. */
export function ColumnMenu({ columns, hidden, onHide }: ColumnMenuProps) {
  const { t } = useTranslation('table')
  return (
    <Menu
      closesOnChoice={false}
      trigger={
        <Button variant="outline" size="sm" css={styles.columns}>
          <ColumnsIcon />
          {t('columns')}
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
