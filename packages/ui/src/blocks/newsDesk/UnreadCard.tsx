import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { styles } from './NewsForm.styles.ts'

interface UnreadCardProps {
  readers: number
  /** Who has not read the item. */
  unread: readonly string[]
  /** When they were reminded last, in words. */
  reminded: string | undefined
  isBusy: boolean
  onRemind: () => void
}

/** Who has not read an item that must be read, and a reminder to them. */
export function UnreadCard({ readers, unread, reminded, isBusy, onRemind }: UnreadCardProps) {
  const { t } = useTranslation('newsDesk')
  return (
    <CardSection
      heading={t('unread.heading', { count: unread.length })}
      lead={[t('unread.read', { count: readers }), reminded && t('unread.reminded', { at: reminded })]
        .filter(Boolean)
        .join(' ')}
      actions={
        unread.length > 0 ? (
          <Button size="sm" variant="outline" isLoading={isBusy} onClick={onRemind}>
            {t('unread.remind')}
          </Button>
        ) : undefined
      }
    >
      {unread.length > 0 && (
        <chakra.ul css={styles.names}>
          {unread.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </chakra.ul>
      )}
    </CardSection>
  )
}
