import type { NewsItem, NewsReaction } from '@atrium/contract/news'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Icon } from '#primitives/Icon.tsx'
import { styles } from './NewsResponses.styles.ts'

/** The drawings. */
const signs = {
  like: 'M7 10v10H4V10zM7 10l4-7a2 2 0 0 1 2 2v4h5.5a2 2 0 0 1 2 2.3l-1.2 6.9a2 2 0 0 1-2 1.8H7',
  love: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z',
  celebrate: 'M11 4l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2zM19 3v4M17 5h4',
} as const

interface ReactionsProps {
  /** The title of the news item. */
  title: string
  reactions: NonNullable<NewsItem['reactions']>
  onReact: (name: NewsReaction, isOn: boolean) => void
  /** What follows them in the row. */
  children?: ReactNode
}

/** The reactions to a news item, each with its number; the own ones are pressed. */
export function Reactions({ title, reactions, onReact, children }: ReactionsProps) {
  const { t } = useTranslation('newsResponses')
  return (
    <chakra.div role="group" aria-label={t('group', { title })} css={styles.row}>
      {reactions.map(({ name, count, isOwn }) => (
        <Button
          key={name}
          size="sm"
          variant={isOwn ? 'outline' : 'quiet'}
          css={styles.reaction}
          aria-pressed={isOwn}
          aria-label={t('reaction', { name: t(`reactions.${name}`), count })}
          onClick={() => onReact(name, !isOwn)}
        >
          <Icon d={signs[name]} fill={isOwn ? 'currentColor' : 'none'} /> {count > 0 && count}
        </Button>
      ))}
      {children}
    </chakra.div>
  )
}
