import type { NewsComment } from '@atrium/contract/news'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useDateOf } from '#i18n/useDateOf.ts'
import { Avatar } from '#primitives/Avatar.tsx'
import { Button } from '#primitives/Button.tsx'
import { styles } from './NewsResponses.styles.ts'

interface CommentListProps {
  /** The title of the news item. */
  title: string
  comments: readonly NewsComment[]
  onDelete: (comment: NewsComment) => void
}

/** The comments below a news item, oldest first. */
export function CommentList({ title, comments, onDelete }: CommentListProps) {
  const { t } = useTranslation('newsResponses')
  const dateOf = useDateOf()
  return (
    <chakra.ul aria-label={t('commentsOf', { title })} css={styles.list}>
      {comments.map((comment) => (
        <chakra.li key={comment.id} css={styles.comment}>
          <Avatar fullname={comment.name} photo={comment.photo} />
          <div>
            <chakra.p css={styles.head}>
              <b>{comment.name}</b> <time dateTime={comment.at}>{dateOf(comment.at)}</time>
            </chakra.p>
            <chakra.p css={styles.text}>{comment.text}</chakra.p>
            {comment.mayDelete && (
              <Button
                size="sm"
                variant="quiet"
                css={styles.delete}
                aria-label={t('deleteOf', { name: comment.name, text: comment.text.slice(0, 40) })}
                onClick={() => onDelete(comment)}
              >
                {t('delete')}
              </Button>
            )}
          </div>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
