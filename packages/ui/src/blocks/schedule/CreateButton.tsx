import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { PlusIcon } from '#primitives/moreIcons.tsx'
import { styles } from './WeekNav.styles.ts'

interface CreateButtonProps {
  isOpen: boolean
  onPress: () => void
  /** Whether there is room for a sign only. @default false */
  isIcon?: boolean | undefined
}

/** Opens or closes the form of a new meeting (spec 2). */
export function CreateButton({ isOpen, onPress, isIcon = false }: CreateButtonProps) {
  const { t } = useTranslation('schedule')
  const label = t('create')
  return (
    <Button
      size="sm"
      css={styles.create}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      {...(isIcon && { 'aria-label': label, title: label })}
      onClick={onPress}
    >
      <PlusIcon />
      {!isIcon && label}
    </Button>
  )
}
