import type { NewsItem, NewsReaction } from '@atrium/contract/news'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { styles } from './NewsResponses.styles.ts'

const signs = { like: '👍', love: '❤️', celebrate: '🎉' } as const

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
          <span aria-hidden>{signs[name]}</span> {count > 0 && count}
        </Button>
      ))}
      {children}
    </chakra.div>
  )
}
