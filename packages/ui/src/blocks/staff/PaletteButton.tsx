import { useTranslation } from 'react-i18next'
import { IconButton } from '#primitives/IconButton.tsx'
import { SearchIcon } from '#primitives/moreIcons.tsx'

/** Opens the command palette from the bar of the staff area. */
export function PaletteButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('staff')
  return (
    <IconButton
      label={t('palette')}
      title={t('palette')}
      variant="onDark"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onPress}
    >
      <SearchIcon />
    </IconButton>
  )
}
